import type { Browser } from '@playwright/test'
import { htmlParts } from './support/page-parts.ts'
import { startProxy } from './support/proxy.ts'
import { startShop } from './support/shop.ts'
import { expect, SIZES, test } from './support/test.ts'

/** Longer than a page's head waits for what the page is made of once the store's document is there (ms). */
const SLOW_MS = 300
/** Of a page's styles, once they are cut to what it shows (KB of brotli). */
const MAX_STYLES_KB = 5.7

/** @returns what somebody who comes for the first time is sent, and where all of it stands before any script has run */
async function look(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: SIZES.phone, javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = await page.goto(address)
  const html = (await answer?.text()) ?? ''
  const places = await page
    .locator('h1, h2, a, button, img, input')
    .evaluateAll(all =>
      all.map(one => ({ shown: one.outerHTML.slice(0, 80), ...one.getBoundingClientRect().toJSON() })),
    )
  await context.close()
  return { html, places }
}

test('NFR-P APP-1 where the backend is slow first-time visitors are sent the styles of what they see, but for the first of them', async ({
  browser,
  page,
  shop: quick,
  problems,
}) => {
  const proxy = await startProxy(quick.url, path => ({ delay: /appInfoInit/.test(path) ? 0 : SLOW_MS }))
  const shop = await startShop({ API_ORIGIN: proxy.url })
  try {
    for (const path of ['/store/productlist', '/store/brands', '/blog']) {
      const first = await look(browser, shop.url + path)
      expect(first.html.includes(' data-part>'), path).toBe(false)
      const next = await look(browser, shop.url + path)
      expect(next.html.includes(' data-part>'), path).toBe(true)
      expect(htmlParts(next.html).styles, path).toBeLessThanOrEqual(MAX_STYLES_KB)
      expect(next.places, path).toEqual(first.places)
    }
    await page.goto(shop.url)
    await expect(page.locator('style[data-sheet]').first()).toBeAttached()
    await expect(page.locator('style[data-part]')).toHaveCount(0)
    expect(problems).toEqual([])
  } finally {
    await shop.stop()
    await proxy.stop()
  }
})
