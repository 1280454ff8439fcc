import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { BrowserStorage } from 'shared-contracts/remote/storage.ts'
import type { Controls } from '../app/controls.ts'

/** What was chosen in one of this browser's tabs; there only while it is told to the others. */
const KEY = 'arcade.choice'

export interface Page extends Pick<App, 'state' | 'api' | 'refresh'>, Pick<Controls, 'changeLanguage'> {
  /** An attempt to pay is under way here, which may end. */
  isPaying(): boolean
}

/**
 * One choice, told by itself: a page that takes one over is half old until it has, and would tell the old half as chosen.
 * `at` is when, by the clock that all tabs share and after all that its tab had heard of by then; ms.
 */
export type Choice =
  | [kind: 'language', value: Parameters<Controls['changeLanguage']>[0], name: null, at: number]
  | [kind: 'currency', value: string, name: null, at: number]
  | [kind: 'store', locid: string | null, locname: string | null, at: number]

/**
 * Language, currency and store chosen in one tab are the visit's: the others take them over in place (LNG-1, LNG-3, LOC-6).
 * @returns whether a navigation must load a document, asked with its path and query: this one could not follow
 */
export function watchChoices(
  window: Pick<Window, 'addEventListener'> & { location: Pick<Location, 'pathname'> },
  page: Page,
  storage: Pick<BrowserStorage, 'setItem' | 'removeItem'>,
): (address: string) => boolean {
  const { state } = page
  let isBehind = false
  // What is being taken over; one after another, and never said again.
  let taken = ''
  let taking = Promise.resolve()
  // When the last choice of each kind was made, in any tab: tabs that choose at one instant all end at the later, and not at each other's.
  const last = { language: 0, currency: 0, store: 0 }
  const behind = () => {
    isBehind = true
  }
  const tell = (kind: Choice[0], value: Choice[1], name: Choice[2] = null) => {
    if (kind + value === taken) return
    const choice = [kind, value, name, Math.max(Date.now(), last[kind] + 1 || 0)] as Choice
    storage.setItem(KEY, JSON.stringify(choice))
    storage.removeItem(KEY)
    last[kind] = choice[3]
    // An older choice is being taken over just then: this one comes after it.
    if (taken) follow(choice)
  }
  const follow = (choice: Choice) => {
    last[choice[0]] = choice[3]
    taking = taking.then(async () => {
      if (last[choice[0]] !== choice[3]) return
      taken = choice[0] + choice[1]
      await import(/* webpackChunkName: "take-choice" */ './take-choice.ts')
        .then(({ takeChoice }) => takeChoice(choice, page))
        .catch(behind)
      taken = ''
    })
  }
  state.$language.listen(language => tell('language', language))
  state.$currency.listen(({ code }, before) => code !== before?.code && tell('currency', code))
  state.$appInfo.listen((now, before) => {
    if (now && before && now.detail.locid !== before.detail.locid)
      tell('store', now.detail.locid, now.detail.locname)
  })
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY || !newValue) return
    if (page.isPaying()) return behind()
    const choice: Choice = JSON.parse(newValue)
    // An older release does not say when: it is followed, and what is chosen here comes after it.
    if (!(choice[3] <= last[choice[0]])) follow(choice)
  })
  return address => isBehind && address.replace(/\?.*/, '') !== window.location.pathname
}
