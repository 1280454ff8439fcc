import type { Page, Route } from '@playwright/test'

/**
 * Holds back what is answered to the requests that match, as a slow shop or a slow line would.
 * @param answer what each is answered with in the end; without it the shop's own answer
 * @returns paths of what was asked for, and what lets all of it go on
 */
export async function holdAnswers(
  page: Page,
  requests: RegExp,
  answer: (route: Route) => Promise<void> = route => route.continue(),
) {
  const asked: string[] = []
  let release: () => void = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(requests, route => {
    asked.push(new URL(route.request().url()).pathname)
    return held.then(() => answer(route))
  })
  return { asked, release }
}
