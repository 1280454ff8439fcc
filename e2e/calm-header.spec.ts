import { buyable } from './support/catalogue.ts'
import { expect, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { addToCart, newVisitor, takeOver } from './support/visitor.ts'

const t = texts('en')

test('NFR-P HDR-2 a header that is painted before the rest of its page shows no menu where the page has none', async ({
  page,
  context,
  shop,
}) => {
  const { api, cookies } = await newVisitor(shop.url, 'en')
  const [product] = await buyable(shop.url, 1)
  await addToCart(api, product)
  await takeOver(context, shop.url, cookies())
  await page.route('/r/**/*.js', route => route.abort())
  // As a slow phone has it between two pieces of the document.
  await page.route(/\/(?:checkout\/checkout|store)$/, async route => {
    const whole = await route.fetch()
    const html = await whole.text()
    await route.fulfill({ response: whole, body: html.slice(0, html.indexOf('<main')) })
  })
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('button', { name: t('shell.menu.open') })
  const search = banner.getByRole('link', { name: t('shell.search') })
  for (const viewport of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(viewport)
    await page.goto('/store')
    await expect(search.or(menu).first()).toBeVisible()
    await page.goto('/checkout/checkout')
    await expect(banner.getByRole('link').first()).toBeVisible()
    await expect(search).toBeHidden()
    await expect(menu).toBeHidden()
    await expect(banner.getByRole('navigation')).toBeHidden()
  }
})
