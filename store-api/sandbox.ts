import type { FastifyInstance } from 'fastify'
import type { Database } from './database/database.ts'
import type { IdentitySettings } from './identity/settings.ts'
import type { ProviderName, ProviderSettings } from './payment/provider.ts'
import type { Shop } from './shop.ts'

/** How a store is known to the providers of a sandbox. */
export interface SandboxSettings {
  providers: Record<ProviderName, ProviderSettings>
  identity: IdentitySettings
}

/** Providers to try with in place of real ones. Whoever starts a server hands one in; the server itself knows none. */
export interface Sandbox {
  /** @param where `publicOrigin` as browsers see this server, `origin` as it reaches itself */
  settings(db: Database, where: { publicOrigin: string; origin: () => string }): Promise<SandboxSettings>
  /** Puts the providers' pages and calls on the server, all below `/sandbox/`. */
  plugin(server: FastifyInstance, options: { shop: Shop }): Promise<void>
}

const PACKAGE = 'payment-sandbox/sandbox.ts'

/** The sandbox for `SANDBOX=on`; nothing of it is loaded otherwise. @throws Error where its package is not installed */
export async function loadSandbox({ sandbox }: { sandbox: boolean }): Promise<Sandbox | undefined> {
  if (!sandbox) return undefined
  return ((await import(PACKAGE)) as { sandbox: Sandbox }).sandbox
}
