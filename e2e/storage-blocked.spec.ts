import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { wholeBrowser } from '../scripts/chromium.ts'
import { PurchasePage } from './support/purchase.ts'
import { expect, hydrated, SIZES, test, watchProblems } from './support/test.ts'

/** Chromium's own word for "block" among content settings; it covers cookies, storage and service workers. */
const BLOCK = 2
/** Products of one part of a list. */
const PART = 12

/** A browser whose owner denies every site cookies and storage. */
async function blockedBrowser(): Promise<{ context: BrowserContext; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-blocked-'))
  await mkdir(join(folder, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCK } } }
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(folder, {
    ...wholeBrowser(),
    viewport: SIZES.phone,
  })
  return {
    context,
    async close() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

test('API-2 CAT-2 CHK-6 with cookies and storage denied a shopper browses a long list, buys and pays', async ({
  shop,
}) => {
  const { context, close } = await blockedBrowser()
  try {
    const page = await context.newPage()
    const problems = watchProblems(page)
    await page.goto(`${shop.url}/store/productlist`)
    const denied = await page.evaluate(() => {
      try {
        return [document.cookie, typeof localStorage]
      } catch {
        return [document.cookie, 'denied']
      }
    })
    expect(denied, 'else this proves nothing').toEqual(['', 'denied'])

    // Three parts of the list come by themselves; one may do so before its end was scrolled to.
    const main = page.getByRole('main')
    const links = main.locator('a[href*="/store/product/"]')
    await hydrated(links.last())
    await expect
      .poll(async () => {
        await links.last().scrollIntoViewIfNeeded()
        const shown = new Set(await links.evaluateAll(all => all.map(a => a.getAttribute('href'))))
        return { shown: shown.size, loading: await main.locator('[aria-busy="true"]').count(), problems }
      })
      .toEqual({ shown: 4 * PART, loading: 0, problems: [] })

    // From here on within one document: its session lives in the page.
    const shopper = new PurchasePage(page, shop.url, 'en')
    await shopper.openProductWithOption()
    await shopper.addToCart()
    await shopper.goToCheckout()
    await shopper.fillDetails({ email: 'mei@example.com' })
    await shopper.pay()
    expect(await shopper.seeSuccess()).not.toBe('')
    expect(await context.cookies()).toEqual([])
    expect(problems).toEqual([])
  } finally {
    await close()
  }
})
