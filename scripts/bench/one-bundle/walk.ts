import type { Browser } from '@playwright/test'
import { PurchasePage } from '../../../e2e/support/purchase.ts'
import { texts } from '../../../e2e/support/texts.ts'

const t = texts('en')

/**
 * Buys as far as the details of an order. What does not work is not measured.
 * @throws when something is not there, or the console says anything
 */
export async function walk(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
  const page = await context.newPage()
  const said: string[] = []
  page.on('pageerror', error => said.push(String(error)))
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  const main = page.getByRole('main')
  const documents: string[] = []
  page.on('request', request => request.isNavigationRequest() && documents.push(request.url()))
  try {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await main.locator('a[href*="/store/productlist"]').first().click()
    await page.waitForURL(/\/store\/productlist/)
    await main.locator('a[href*="/store/product/"]').first().click()
    await main
      .getByRole('button', { name: t('catalog.add'), exact: true })
      .first()
      .waitFor()
    if (documents.length > 1) throw new Error(`a move loaded a document: ${documents.join(', ')}`)
    const shopper = new PurchasePage(page, url, 'en')
    await shopper.openProductWithOption()
    await shopper.addToCart()
    await shopper.goToCheckout()
    await shopper.typeDetails({ email: 'one-bundle@example.com' })
    await page.waitForLoadState('networkidle')
  } finally {
    await context.close()
  }
  if (said.length > 0) throw new Error(`the console said: ${said.join('\n')}`)
}
