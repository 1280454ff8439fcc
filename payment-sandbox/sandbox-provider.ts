import type { Payment } from './book.ts'
import type { Dialect } from './dialect.ts'
import type { Workspace } from './workspace.ts'

/** One provider of the sandbox. */
export interface SandboxProvider {
  workspace: Workspace
  dialect: Dialect
  /** Lets what was chosen take effect when its time has come, and tells the merchant. */
  schedule(payment: Payment): Promise<void>
}
