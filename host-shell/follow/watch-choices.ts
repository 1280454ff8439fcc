import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import type { BrowserStorage } from 'shared-contracts/remote/storage.ts'
import type { Controls } from '../app/controls.ts'

/** What was chosen in one of this browser's tabs; there only while it is told to the others. */
const KEY = 'arcade.choice'

interface Page extends Pick<App, 'state' | 'api' | 'refresh'>, Pick<Controls, 'changeLanguage'> {
  /** An attempt to pay is under way here, which may end. */
  isPaying(): boolean
}

/** One choice, told by itself: a page that takes one over is half old until it has, and would tell the old half as chosen. */
type Choice =
  | ['language', Parameters<Controls['changeLanguage']>[0]]
  | ['currency', string]
  | ['store', locid: string | null, locname: string | null]

/**
 * Language, currency and store chosen in one tab are the visit's: the others take them over in place (LNG-1, LNG-3, LOC-6).
 * @returns whether a navigation must load a document, asked with its path and query: this one could not follow
 */
export function watchChoices(
  window: Pick<Window, 'addEventListener'> & { location: Pick<Location, 'pathname'> },
  { state, api, refresh, changeLanguage, isPaying }: Page,
  storage: Pick<BrowserStorage, 'setItem' | 'removeItem'>,
): (address: string) => boolean {
  let isBehind = false
  // What is being taken over; one after another, and never said again.
  let taken: string | null = null
  let taking = Promise.resolve()
  const tell = (...choice: Choice) => {
    const told = JSON.stringify(choice)
    if (told === taken) return
    storage.setItem(KEY, told)
    storage.removeItem(KEY)
  }
  state.$language.listen(language => tell('language', language))
  state.$currency.listen(({ code }, before) => code !== before?.code && tell('currency', code))
  state.$appInfo.listen((now, before) => {
    if (now && before && now.detail.locid !== before.detail.locid)
      tell('store', now.detail.locid, now.detail.locname)
  })

  async function take([kind, value, locname = null]: Choice): Promise<void> {
    const info = state.$appInfo.get()
    if (kind === 'language') {
      if (value !== state.$language.get()) await changeLanguage(value)
    } else if (kind === 'currency') {
      if (value === state.$currency.get().code) return
      const { takeCurrency } = await import(
        /* webpackChunkName: "currency" */ '../language/display-currency.ts'
      )
      await takeCurrency(api, value, state)
    } else if (info && value !== info.detail.locid) {
      state.$appInfo.set({ ...info, detail: { ...info.detail, locid: value, locname } })
      acceptCart(state, await api('GET shoppingManagement4/myCart'))
      await refresh()
    }
  }
  const behind = () => {
    isBehind = true
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY || !newValue) return
    if (isPaying()) return behind()
    taking = taking
      .then(() => {
        taken = newValue
        return take(JSON.parse(newValue))
      })
      .catch(behind)
      .finally(() => {
        taken = null
      })
  })
  return address => isBehind && address.replace(/\?.*/, '') !== window.location.pathname
}
