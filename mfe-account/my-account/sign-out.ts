import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'

/**
 * Signs out and leaves nothing of the account on the device (VIS-4). The caller then loads a new document: the page's
 * first state and data stand in the old one.
 * @param storages what the browser stores for this shop; emptied whole, since any part may write there
 * @param everywhere on every device of the account, not on this one alone
 * @throws what the call throws: then the shopper is still signed in and nothing was removed
 */
export async function signOut(
  { api, state }: App,
  storages: readonly Pick<Storage, 'clear'>[],
  everywhere = false,
): Promise<void> {
  await (everywhere
    ? api('GET common3/logout', { query: { everywhere: 'true' } })
    : api('GET common3/logout'))
  for (const storage of storages) storage.clear()
  state.$session.set(ANONYMOUS)
  state.$notices.set([])
  state.$cart.set(null)
}

/** The browser's storages; one that the browser denies is absent, and so is one that it has as null, as some web views do. */
export function deviceStorages(): Storage[] {
  return (['sessionStorage', 'localStorage'] as const).flatMap(name => {
    try {
      return [globalThis[name] as Storage | null].filter(storage => storage !== null)
    } catch {
      return []
    }
  })
}
