import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { readCookies } from '../browser/cookies.ts'
import type { Routing } from '../browser/routing.ts'
import { notedLanguage } from '../language/language-cookie.ts'
import { readAgain } from './read-again.ts'
import { renewKept } from './renew-kept.ts'

export { untilAnswered } from './renew-kept.ts'

/** Whether another language was chosen since the page was kept. */
export function isOtherLanguage({ state }: Pick<App, 'state'>): boolean {
  const noted = notedLanguage(readCookies())
  return noted !== null && noted !== state.$language.get()
}

/** Reads the shown page's data again, once the backend answers. */
export function renewShown(app: App, routing: Routing): Promise<void> {
  return renewKept(app, { read: () => readAgain(location, routing), refresh: routing.revalidate })
}
