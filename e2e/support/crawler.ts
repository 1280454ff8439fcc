import { type BrowserContext, expect } from '@playwright/test'

/**
 * For crawlers the server waits until the page is drawn whole: then its HTML is always the same.
 * Their name stands behind that of a browser, which decides what else it is given.
 */
const CRAWLER_HEADERS = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/147.0.0.0 Mobile Safari/537.36 (budget bot)',
}

/** @returns a page's HTML with all of it drawn, and its styles cut to that */
export async function readWhole(context: BrowserContext, address: string): Promise<string> {
  let text = ''
  // A backend that is busy may leave something out for the browser.
  await expect
    .poll(async () => {
      text = await (await context.request.get(address, { headers: CRAWLER_HEADERS })).text()
      return text
    })
    .toContain(' data-part>')
  return text
}
