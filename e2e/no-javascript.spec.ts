import { buyable, openGroupBuy } from './support/catalogue.ts'
import { expect, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, register, takeOver } from './support/visitor.ts'

const t = texts('en')

test.use({ javaScriptEnabled: false })

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`CAT-1 the list stands without JavaScript, ${size}`, async ({ page, shop }) => {
    await page.setViewportSize(viewport)
    await page.goto(`${shop.url}/store/productlist`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const names = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link')
    expect(await names.count()).toBeGreaterThanOrEqual(12)
    await names.first().click()
    await expect(page).toHaveURL(/\/store\/product\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`CAT-4 a product stands without JavaScript, ${size}`, async ({ page, shop }) => {
    const [product] = await buyable(shop.url, 1)
    await page.setViewportSize(viewport)
    await page.goto(`${shop.url}/store/product/${product.id}`)
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText('$')
  })
}

test('HDR-2 SID-4 without JavaScript the header leads to the shop where its menu is not shown, and there alone', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  await page.goto(shop.url)
  const banner = page.getByRole('banner')
  const toShop = banner.getByRole('link', { name: t('shell.toShop') })
  await expect(toShop).toBeVisible()
  await page.setViewportSize(SIZES.desktop)
  await expect(banner.getByRole('navigation')).toBeVisible()
  await expect(toShop).toBeHidden()
})

test('CAT-11 CAT-6 GRP-1 what needs scripts says so without them, and leaves no empty place', async ({
  page,
  shop,
}) => {
  const main = page.getByRole('main')
  await page.goto(`${shop.url}/user/wishlist`)
  // Locators by text pass over what stands in a noscript.
  const instead = main.locator('noscript > *')
  await expect(instead).toContainText(t('account.wishlist.script'))
  await expect(instead).toBeVisible()
  await expect(main.locator('.skeleton')).toBeHidden()
  await main.getByRole('link', { name: t('account.orders.shop') }).click()
  await expect(page).toHaveURL(/\/store$/)
  const { api } = await newVisitor(shop.url)
  const { id } = await openGroupBuy(api)
  await page.goto(`${shop.url}/store/groupCampaign/${id}`)
  await expect(instead).toHaveText(t('catalog.group-script'))
  await expect(instead).toBeVisible()
  await page.goto(`${shop.url}/page/contact`)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText('What time it is here')).toBeHidden()
})

test('ACC-1 ACC-2 without JavaScript an account says what it takes to change it, or to sign out', async ({
  page,
  context,
  shop,
}) => {
  const { api, cookies } = await newVisitor(shop.url)
  await register(api)
  await takeOver(context, shop.url, cookies())
  for (const path of ['/user/list', '/user/addresses']) {
    await page.goto(shop.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('noscript > *')).toContainText(t('account.noscript.change'))
  }
})

test('FTR-2 on a phone the footer folds without JavaScript, one part open at a time; the small print is in it', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  await page.goto(shop.url)
  const footer = page.getByRole('contentinfo')
  const fold = (name: string) => footer.locator('summary', { hasText: name })
  const groceries = footer.getByRole('link', { name: 'Grocery' })
  const privacy = footer.getByRole('link', { name: 'Privacy' })
  await expect(privacy).toBeHidden()
  await fold('Shop').click()
  await expect(groceries).toBeVisible()
  await fold('Help').click()
  await expect(privacy).toBeVisible()
  await expect(groceries).toBeHidden()
  await page.setViewportSize(SIZES.desktop)
  await expect(fold('Help')).toBeHidden()
  await expect(groceries).toBeVisible()
  await privacy.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
})

/** Shoppers do not wait for the status of a page that is long in coming; search engines do. */
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

test('RTE-4 RTE-8 what does not exist is a real 404 with ways onward', async ({ request, shop }) => {
  for (const path of ['/no/such/page', '/store/product/nothing-like-it', '/page/none']) {
    const answer = await request.get(shop.url + path, { headers: CRAWLER })
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('href="/')
  }
})
