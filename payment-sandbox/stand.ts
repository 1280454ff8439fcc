import type { Payment } from './book.ts'
import type { Desk } from './desk.ts'
import type { Dialect } from './dialect.ts'

/** One provider of the sandbox. */
export interface Stand {
  desk: Desk
  dialect: Dialect
  /** Lets what was chosen take effect when its time has come, and tells the merchant. */
  schedule(payment: Payment): Promise<void>
}
