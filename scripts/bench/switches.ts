import type { Browser, Page } from '@playwright/test'
import { startChangedBackend } from '../../e2e/support/changed-backend.ts'
import { startShop } from '../../e2e/support/shop.ts'
import { startStoreApi } from '../../e2e/support/store-api.ts'
import { choosing } from '../../e2e/support/stores.ts'

export interface Switches {
  /** Apply in the language modal → the page painted in the other language, ms. */
  languageMs: number
  /** A store's box in the chooser → the page painted with that store, ms. */
  locationMs: number
}

/** What a shopper waits for after a click that changes the whole page, on an unthrottled line; medians. */
export async function switches(
  browser: Browser,
  runs: number,
  median: (times: number[]) => number,
): Promise<Switches> {
  const api = await startStoreApi()
  const backend = await startChangedBackend(api.url, choosing({ chosen: 'richmond' }))
  const shop = await startShop({ API_ORIGIN: backend.url })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  try {
    await page.goto(shop.url)
    await page.waitForLoadState('networkidle')
    const language: number[] = []
    const location: number[] = []
    for (let i = 0; i < runs; i++) {
      await page.locator('header .shell-language').click()
      await page.locator('dialog[open] input[name=language]:not(:checked)').check()
      language.push(await painted(page, 'dialog[open] button[type=submit]', 'html', 'lang'))
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await page.locator('header .shell-location').click()
      await page.locator('dialog[open] .shell-store').first().waitFor()
      const other = 'dialog[open] .shell-store:not([aria-current])'
      location.push(await painted(page, other, 'header .shell-location', 'aria-label'))
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
    return { languageMs: median(language), locationMs: median(location) }
  } finally {
    await context.close()
    await shop.stop()
    await backend.stop()
    await api.stop()
  }
}

/** Clicks, and waits until an attribute elsewhere has changed and a frame with it was painted. @returns ms */
const painted = (page: Page, click: string, watched: string, attribute: string): Promise<number> =>
  page.evaluate(
    ([target, element, name]) =>
      new Promise<number>(resolve => {
        const began = performance.now()
        const changed = new MutationObserver(() => {
          changed.disconnect()
          // The second frame begins once the first has been painted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)))
        })
        changed.observe(document.querySelector(element) as Element, { attributeFilter: [name] })
        document.querySelector<HTMLElement>(target)?.click()
      }),
    [click, watched, attribute] as const,
  )
