/** Address of the worker. The edge answers with one that removes itself where there is to be none. */
export const WORKER_PATH = '/sw.js'

/** Trusted Types policy that lets this one address through. */
export const WORKER_POLICY = 'worker'

/**
 * Registers the worker once the page is loaded. Stands in the page as it is written here, so it may use nothing from outside itself.
 * Where a browser refuses (private windows, blocked storage), the shop works without.
 */
export function registerWorker(path: string, policy: string): void {
  addEventListener('load', () => {
    const { trustedTypes } = window as Window & {
      trustedTypes?: {
        createPolicy(name: string, rules: object): { createScriptURL(address: string): string }
      }
    }
    const trusted = trustedTypes?.createPolicy(policy, { createScriptURL: () => path })
    navigator.serviceWorker
      ?.register(trusted?.createScriptURL(path) ?? path, { updateViaCache: 'none' })
      .catch(() => {})
  })
}
