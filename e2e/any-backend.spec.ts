import type { Page } from '@playwright/test'
import { startIndependentStore } from './support/independent-store.ts'
import { LONG_API_LIMIT, startShop } from './support/shop.ts'
import { expect, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

/** From the cart to the paid order, at a store that answers as little as it may. */
async function buy(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t('checkout.cart.checkout') }).click()
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.details.title') })).toBeVisible()
  const typed = { firstName: 'Mei', lastName: 'Chen', email: 'mei@example.com', phone: '902 555 0123' }
  for (const [field, value] of Object.entries(typed))
    await main.getByLabel(t(`checkout.field.${field as keyof typeof typed}`), { exact: true }).fill(value)
  const where = main.getByRole('radio', { name: 'Harbour Road' })
  if (await where.count()) await where.check()
  const times = main.getByRole('group', { name: t('checkout.details.time') })
  await times.getByRole('radio', { disabled: false }).first().check()
  await main.getByRole('button', { name: t('checkout.details.next') }).click()
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.payment.title') })).toBeVisible()
  await main.getByRole('radio', { name: t('checkout.means.wechatpay') }).check()
  await main
    .getByRole('button', { name: new RegExp(t('checkout.payment.pay', { amount: '.*14.50' })) })
    .click()
  await expect(main.getByRole('heading', { level: 1, name: t('confirmation.success.title') })).toBeVisible()
}

/** What is chosen over a list is bought from there, also at a store that counts no stock (CAT-4). */
async function chooseFromList(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/store/productlist`)
  const choose = page.getByRole('button', { name: t('catalog.quick-choose-of', { name: 'Linen shirt' }) })
  await hydrated(choose)
  await choose.click()
  const sheet = page.getByRole('dialog', { name: 'Linen shirt' })
  await sheet.getByText('Large', { exact: true }).click()
  await sheet.getByRole('button', { name: t('catalog.add'), exact: true }).click()
  await expect(page.getByRole('dialog', { name: t('checkout.mini.title') })).toBeVisible()
}

test('API-1 API-5 the same releases run against a backend written from the specification alone, and against one of three calls', async ({
  page,
}) => {
  const store = await startIndependentStore()
  // Its backend is this process, which has the browser to serve as well.
  const shop = await startShop({ ...LONG_API_LIMIT, API_ORIGIN: store.url })
  const uncaught: string[] = []
  page.on('pageerror', error => uncaught.push(error.message))
  try {
    // A store without content has a start page all the same.
    expect((await page.goto(`${shop.url}/`))?.status()).toBe(200)
    await expect(page.getByRole('main').getByText('Birch candle')).toBeVisible()
    await page.getByRole('link', { name: 'Maple syrup' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Maple syrup' })).toBeVisible()
    await expect(page.getByText('$14.50').first()).toBeVisible()
    const add = page.getByRole('button', { name: /add to cart/i }).first()
    await hydrated(add)
    await add.click()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible()
    await page.goto(`${shop.url}/checkout/cart`)
    await expect(page.getByRole('main').getByText('Maple syrup').first()).toBeVisible()
    await buy(page)
    await chooseFromList(page, shop.url)

    store.only(true)
    for (const path of ['/', '/store', '/store/productlist', '/store/search']) {
      expect((await page.goto(shop.url + path))?.status(), path).toBe(200)
      await expect(page.getByRole('main').getByText('Wool socks').first()).toBeVisible()
    }
    // What it has of a cart is shown, here a line that somebody put in elsewhere.
    store.put(102)
    await page.goto(`${shop.url}/checkout/cart`)
    await expect(page.getByRole('main').getByText('Birch candle').first()).toBeVisible()
    // What such a store cannot do says so, inside the shop.
    await page.goto(`${shop.url}/store/product/101`)
    await expect(page.getByRole('banner').getByText('North Shore Goods').first()).toBeVisible()
    await expect(page.getByRole('main')).not.toBeEmpty()
    expect(uncaught).toEqual([])
    expect(shop.log()).not.toContain('"remote failed"')
  } finally {
    await shop.stop()
    await store.stop()
  }
})
