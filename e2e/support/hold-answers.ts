import type { Page, Route } from '@playwright/test'

/**
 * Holds back what the backend answers to the calls that match, as a slow one would.
 * @param answer what each is answered with in the end; without it the backend's own answer
 * @returns paths of what was asked for, and what lets all of it go on
 */
export async function holdAnswers(
  page: Page,
  calls: RegExp,
  answer: (route: Route) => Promise<void> = route => route.continue(),
) {
  const asked: string[] = []
  let release: () => void = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(calls, route => {
    asked.push(new URL(route.request().url()).pathname)
    return held.then(() => answer(route))
  })
  return { asked, release }
}
