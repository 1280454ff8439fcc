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

/**
 * One choice, told by itself: a page that takes one over is half old until it has, and would tell the old half as chosen.
 * `at` is when, by the clock that all tabs share and after all that its tab had heard of by then; ms.
 */
type Choice =
  | [kind: 'language', value: Parameters<Controls['changeLanguage']>[0], name: null, at: number]
  | [kind: 'currency', value: string, name: null, at: number]
  | [kind: 'store', locid: string | null, locname: string | null, at: number]

/** Whether one was made after another; of two of one millisecond all tabs prefer the same. */
const isLater = ([, value, , at]: Choice, [, otherValue, , otherAt]: Choice) =>
  at === otherAt ? String(value) > String(otherValue) : at > otherAt

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
  let taken: Choice | null = null
  let taking = Promise.resolve()
  // Of each kind the last choice of any tab: tabs that choose at one instant all end at the later, and not at each other's.
  const last: Partial<Record<Choice[0], Choice>> = {}
  const behind = () => {
    isBehind = true
  }
  const tell = (kind: Choice[0], value: Choice[1], name: Choice[2] = null) => {
    if (kind === taken?.[0] && value === taken[1]) return
    const choice = [kind, value, name, Math.max(Date.now(), (last[kind]?.[3] ?? 0) + 1)] as Choice
    storage.setItem(KEY, JSON.stringify(choice))
    storage.removeItem(KEY)
    follow(choice)
  }
  /** Also what was chosen here: where an older choice is being taken over just then, this one comes after it. */
  const follow = (choice: Choice) => {
    last[choice[0]] = choice
    taking = taking
      .then(() => {
        if (last[choice[0]] !== choice) return
        taken = choice
        return take(choice)
      })
      .catch(behind)
      .finally(() => {
        taken = null
      })
  }
  state.$language.listen(language => tell('language', language))
  state.$currency.listen(({ code }, before) => code !== before?.code && tell('currency', code))
  state.$appInfo.listen((now, before) => {
    if (now && before && now.detail.locid !== before.detail.locid)
      tell('store', now.detail.locid, now.detail.locname)
  })

  async function take([kind, value, locname]: Choice): Promise<void> {
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
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY || !newValue) return
    if (isPaying()) return behind()
    // An older release does not say when.
    const [kind, value, name, at = Date.now()] = JSON.parse(newValue)
    const choice: Choice = [kind, value, name, at]
    const known = last[choice[0]]
    if (!known || isLater(choice, known)) follow(choice)
  })
  return address => isBehind && address.replace(/\?.*/, '') !== window.location.pathname
}
