import type { Language } from 'shared-contracts/language/language.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { type AppState, acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import type { BrowserStorage } from 'shared-contracts/remote/storage.ts'

/** What was chosen in one of this browser's tabs; there only while it is told to the others. */
const KEY = 'arcade.chosen'

interface Page extends Pick<App, 'state' | 'api' | 'refresh'> {
  changeLanguage(language: Language): Promise<void>
  /** An attempt to pay is under way here, which may end. */
  isPaying(): boolean
}

/**
 * The language and the store chosen in one tab are the session's: the others take them over in place (LNG-1, LOC-6).
 * @returns whether a navigation must load a document, asked with its path and query: this one could not follow
 */
export function watchChoices(
  window: Pick<Window, 'addEventListener'> & { location: Pick<Location, 'pathname'> },
  { state, api, refresh, changeLanguage, isPaying }: Page,
  storage: Pick<BrowserStorage, 'setItem' | 'removeItem'>,
): (address: string) => boolean {
  let isBehind = false
  let last = written(state)
  const tell = () => {
    const own = written(state)
    if (own === last) return
    last = own
    storage.setItem(KEY, own)
    storage.removeItem(KEY)
  }
  state.$language.listen(tell)
  state.$appInfo.listen(tell)

  async function take(chosen: string): Promise<void> {
    const [language, locid, locname] = JSON.parse(chosen)
    if (language !== state.$language.get()) await changeLanguage(language)
    const info = state.$appInfo.get()
    if (!info || locid === info.detail.locid) return
    state.$appInfo.set({ ...info, detail: { ...info.detail, locid, locname } })
    acceptCart(state, await api('GET shoppingManagement4/myCart'))
    await refresh()
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY || !newValue || newValue === last) return
    // Before it is taken over: what others have said is not said again.
    last = newValue
    const behind = () => {
      isBehind = true
    }
    if (isPaying()) behind()
    else take(newValue).catch(behind)
  })
  return address => isBehind && address.replace(/\?.*/, '') !== window.location.pathname
}

function written({ $language, $appInfo }: AppState): string {
  const { locid, locname } = $appInfo.get()?.detail ?? {}
  return JSON.stringify([$language.get(), locid, locname])
}
