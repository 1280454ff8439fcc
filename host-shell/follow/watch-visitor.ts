import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import type { BrowserStorage } from 'shared-contracts/remote/storage.ts'

/** Whose account this browser shows, for its tabs; absent while nobody is signed in. */
const KEY = 'arcade.visitor'

/** ms until it is looked again whether an attempt to pay has ended. */
const AGAIN_MS = 1000

type Page = Pick<Window, 'addEventListener' | 'sessionStorage' | 'setTimeout'> & {
  location: Pick<Location, 'pathname' | 'reload'>
}

/**
 * A tab that shows an account is loaded anew, and forgets what it kept for it, once another tab of this browser has signed out or
 * shows another account (VIS-4).
 * @param isPaying an attempt to pay is under way here, or what looks like it for a moment, such as a bill that is read: it may end first
 * @returns whether a navigation must load a document, asked with its path and query
 */
export function watchVisitor(
  window: Page,
  { $session }: Pick<AppState, '$session'>,
  storage: Pick<BrowserStorage, 'setItem' | 'removeItem'>,
  isPaying: () => boolean,
): (address: string) => boolean {
  let left = false
  const own = () => $session.get().userID
  const tell = () => {
    const id = own()
    if (id) storage.setItem(KEY, id)
    else storage.removeItem(KEY)
  }
  // A page that came without knowing its session says nothing of it.
  if (own()) tell()
  $session.listen(tell)
  window.addEventListener('storage', ({ key, newValue }) => {
    // All of a storage was emptied: such an event names no key.
    if (left || (key !== KEY && key !== null) || !own() || newValue === own()) return
    left = true
    // Last of all: lists and forms are written down as a page is left.
    window.addEventListener('pagehide', () => {
      try {
        window.sessionStorage.clear()
      } catch {}
    })
    const load = () => void (isPaying() ? window.setTimeout(load, AGAIN_MS) : window.location.reload())
    load()
  })
  return address => left && address.replace(/\?.*/, '') !== window.location.pathname
}
