import { startIndependentStore } from './support/independent-store.ts'
import { startShop } from './support/shop.ts'
import { expect, hydrated, test } from './support/test.ts'

test('API-1 API-5 the same releases run against a backend written from the specification alone, and against one of three calls', async ({
  page,
}) => {
  const store = await startIndependentStore()
  const shop = await startShop({ API_ORIGIN: store.url })
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

    store.only(true)
    for (const path of ['/', '/store', '/store/productlist']) {
      expect((await page.goto(shop.url + path))?.status(), path).toBe(200)
      await expect(page.getByRole('main').getByText('Wool socks').first()).toBeVisible()
    }
    await page.goto(`${shop.url}/checkout/cart`)
    await expect(page.getByRole('main').getByText('Maple syrup').first()).toBeVisible()
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
