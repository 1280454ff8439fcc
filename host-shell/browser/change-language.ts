import type { Language } from 'shared-contracts/language/language.ts'
import { LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { LANGUAGE_COOKIE } from '../language/language-cookie.ts'
import type { Texts } from '../messages/texts.ts'
import { readStartDocument } from '../store/start-document.ts'
import { noteCookie } from './cookies.ts'
import type { PageAreas } from './page-areas.ts'

const SHELL = {
  en: () => import(/* webpackChunkName: "shell-en" */ '../messages/en.ts'),
  zh: () => import(/* webpackChunkName: "shell-zh" */ '../messages/zh.ts'),
} as const satisfies Record<Language, () => Promise<unknown>>

/**
 * Switches the page's language in place: cart, forms and place in the page stay (LNG-1, LNG-6).
 * @param revalidate runs the loaders of what is shown
 * @throws when the backend refuses or the texts do not come; nothing has changed then
 */
export async function changeLanguage(
  language: Language,
  app: App,
  texts: Texts,
  areas: PageAreas,
  revalidate: () => Promise<void>,
): Promise<void> {
  const { state, api } = app
  const [answer, shell, opened] = await Promise.all([
    api('GET common3/changeLocale/{locale}', { params: { locale: language } }),
    SHELL[language](),
    areas.messagesIn(language),
  ])
  const [start, cart] = await Promise.all([
    api('GET common3/appInfoInit').catch(() => null),
    api('GET shoppingManagement4/myCart').catch(() => null),
  ])
  await takenOver()
  // What is opened meanwhile, by a pointer on its link, has the old language's texts alone.
  let tables = opened
  let before: number
  do {
    before = tables.length
    tables = await areas.messagesIn(language)
  } while (tables.length > before)
  const known = state.$appInfo.get()
  const fresh = start ? readStartDocument(start).appInfo : known
  const labels = { ...fresh?.labels, ...answer.applicationMessage?.messages }
  texts.change(language, shell.default, labels)
  for (const table of tables) texts.add(language, table)
  if (fresh) state.$appInfo.set({ ...fresh, labels })
  if (cart) acceptCart(state, cart)
  state.$language.set(language)
  document.documentElement.lang = LANGUAGE_TAG[language]
  noteCookie(LANGUAGE_COOKIE, language)
  await revalidate()
  leaveAddressed(window)
}

/** A page that is never idle, as by an animation, speaks the other language all the same, ms. */
const TAKEN_OVER_MS = 2_000

/**
 * Resolves once nothing is left to be done at once: the footer is hydrated after what is pressed here, and would find itself in a language
 * that it was not drawn in.
 */
const takenOver = () =>
  new Promise<unknown>(done => {
    // Older web views have none.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: TAKEN_OVER_MS })
    else setTimeout(done)
  })

/**
 * Takes the language that the address names out of it: it would overrule what was chosen since, whenever the page is loaded again. The
 * entry of the history stays the one it is, and with it the place in a list; the router hears of it as of Back.
 */
function leaveAddressed(window: Window): void {
  const { location, history } = window
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  history.replaceState(history.state, '', url)
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
