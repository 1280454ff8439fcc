import type { Browser } from '@playwright/test'
import { htmlParts } from './support/page-parts.ts'
import { startProxy } from './support/proxy.ts'
import { LONG_API_LIMIT, startShop } from './support/shop.ts'
import { expect, SIZES, test } from './support/test.ts'

/** Longer than a page's head waits for what the page is made of once the store's document is there (ms). */
const SLOW_MS = 1_500
/** A page that was drawn anew meanwhile is kept no longer. */
const AT_THE_LATEST_MS = 40_000
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

const isCut = ({ html }: { html: string }) => html.includes(' data-part>')

test('NFR-P APP-1 where the backend is slow first-time visitors are sent the styles of what they see, but for the first of them', async ({
  browser,
  page,
  shop: quick,
  problems,
}) => {
  let delay = 0
  const proxy = await startProxy(quick.url, path => ({ delay: /appInfoInit/.test(path) ? 0 : delay }))
  const shop = await startShop({ ...LONG_API_LIMIT, API_ORIGIN: proxy.url })
  try {
    for (const path of ['/store/productlist', '/store/brands', '/blog']) {
      delay = SLOW_MS
      const first = await look(browser, shop.url + path)
      expect(isCut(first), path).toBe(false)
      delay = 0
      let next = first
      const again = async () => {
        next = await look(browser, shop.url + path)
        return isCut(next)
      }
      await expect.poll(again, { message: path, timeout: AT_THE_LATEST_MS }).toBe(true)
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
