import type { Page } from '@playwright/test'
import { buyable, withOptions } from './support/catalogue.ts'
import { expect, test } from './support/changed-shop.ts'
import { hydrated, SIZES } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor } from './support/visitor.ts'

const t = texts('en')
const main = (page: Page) => page.getByRole('main')
const SHELVES = ['/', '/store', '/store/productlist'] as const
const PRODUCTS = 'GET productManagement2/products'

async function seesGoods(page: Page, path: string, name = ''): Promise<void> {
  await page.goto(path)
  await expect(main(page).getByText(name).first()).toBeVisible()
}

async function addToCart(page: Page, name: string): Promise<void> {
  const add = main(page)
    .getByRole('button', { name: t('catalog.add') })
    .first()
  await hydrated(add)
  await add.click()
  await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible()
}

test('HDR-7 CAT-8 a store of one language: nothing to switch, and no address in another', async ({
  page,
  changed,
  problems,
}) => {
  changed.backend.changes = {
    appInfo(document) {
      document.body.appContent.system.appConfig.supportedLanguages = ['en']
      return document
    },
  }
  for (const size of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(size)
    await page.goto('/store/productlist')
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
    await expect(page.locator('link[hreflang^="zh"]')).toHaveCount(0)
    const menu = page.getByRole('banner').getByRole('button', { name: t('shell.menu.open') })
    if (await menu.isVisible()) {
      await hydrated(menu)
      await menu.click()
      await expect(page.getByRole('dialog', { name: t('shell.menu') })).toBeVisible()
    }
    await expect(page.getByText('中文')).toHaveCount(0)
  }
  expect(problems).toEqual([])
})

test('HDR-5 a store without checkout shows its goods, and no way to a cart', async ({
  page,
  changed,
  problems,
}) => {
  changed.backend.changes = {
    appInfo(document) {
      document.body.appContent.system.appConfig.enableCheckout = false
      return document
    },
  }
  const [product] = await buyable(changed.url, 1)
  for (const path of ['/', '/store/productlist', `/store/product/${product.id}`]) {
    await page.goto(path)
    await expect(main(page).getByText('$').first()).toBeVisible()
    for (const part of [page.getByRole('banner'), main(page)])
      await expect(part.locator('a[href^="/checkout"]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /add.*to cart/i })).toHaveCount(0)
  }
  expect(problems).toEqual([])
})

test('CAT-1 a store without categories: a start page, a shop and a list all the same', async ({
  page,
  changed,
  problems,
}) => {
  const { api } = await newVisitor(changed.url)
  const { products } = await api(PRODUCTS, { query: { numberToLoad: '1' } })
  changed.backend.changes = {
    answers: {
      'GET productManagement/categories/all': () => ({ categories: [] }),
      'GET common3/pageContent': () => 404,
    },
  }
  for (const path of SHELVES) {
    await seesGoods(page, path, products[0]?.name)
    await expect(main(page).locator('a[href*="productlist?cat="]')).toHaveCount(0)
  }
  expect(problems).toEqual([])
})

test('HDR-1 CAT-4 a store without a single picture is read and bought from', async ({
  page,
  changed,
  problems,
}) => {
  const [{ id, name }] = await buyable(changed.url, 1)
  const { api } = await newVisitor(changed.url)
  const { products } = await api(PRODUCTS, { query: { numberToLoad: '12' } })
  const detail = await api('GET productDetailManagement/productDetail/{id}', { params: { id } })
  const bare = { products: products.map(({ image: _, ...product }) => product) }
  changed.backend.changes = {
    appInfo(document) {
      const { appContent } = document.body
      for (const part of ['storeLogo', 'logo', 'favicon', 'footerLogo']) delete appContent[part]
      return document
    },
    answers: {
      'GET common3/pageContent': () => 404,
      'GET productManagement/categories/all': () => ({
        categories: [{ slug: 'tea', name: 'Tea', count: 1 }],
      }),
      [PRODUCTS]: () => bare,
      [`GET productManagement2/products/relatedProducts/${id}`]: () => bare,
      [`GET productDetailManagement/productDetail/${id}`]: () => ({ ...detail, image: null, images: [] }),
    },
  }
  for (const path of SHELVES) {
    await seesGoods(page, path, products[0]?.name)
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAccessibleName(/\S/)
    await expect(main(page).locator('img')).toHaveCount(0)
  }
  await page.goto(`/store/product/${id}`)
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible()
  await addToCart(page, name)
  expect(problems).toEqual([])
})

test('APP-3 CAT-1 CRT-1 a name and a note of one long word push nothing aside', async ({
  page,
  changed,
  problems,
}) => {
  const [{ id, name }] = await buyable(changed.url, 1)
  const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2)
  changed.backend.changes = {
    every(document) {
      for (const product of document?.products ?? []) product.note = long
      return JSON.parse(JSON.stringify(document).replaceAll(JSON.stringify(name), JSON.stringify(long)))
    },
  }
  await page.goto(`/store/product/${id}`)
  await addToCart(page, long)
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size)
    for (const path of ['/store/productlist', `/store/product/${id}`, '/checkout/cart']) {
      await page.goto(path)
      await expect(main(page).getByText(long).first()).toBeVisible()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${path} at ${size.width} px`).toBeLessThanOrEqual(0)
    }
  }
  expect(problems).toEqual([])
})

test('HDR-1 APP-3 a logo and pictures that are not there: the store’s name, and the place as it is without them', async ({
  page,
  changed,
}) => {
  const [{ id, name }] = await buyable(changed.url, 1)
  changed.backend.changes = {
    appInfo(document) {
      document.body.appContent.storeLogo = '2'
      document.body.appContent.logo = { imageURL: '/media/none.svg' }
      document.body.appContent.storeName = 'North Shore Goods'
      return document
    },
    every: document =>
      JSON.parse(JSON.stringify(document).replaceAll(/\/media\/[^" ]+/g, '/media/none.webp')),
  }
  await page.goto(`/store/product/${id}`)
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible()
  const logo = page.getByRole('banner').getByAltText('North Shore Goods')
  await expect(logo).toBeVisible()
  await page.goto('/store/productlist')
  const picture = main(page).getByRole('listitem').locator('picture img').last()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveCSS('opacity', '0')
})

test('CAT-4 a store that counts no stock: every choice can be made, and the cart has the last word', async ({
  page,
  changed,
}) => {
  const product = await withOptions(changed.url, 'en')
  const calls: string[] = []
  changed.backend.changes = {
    answers: {
      [`GET inventoryManagement/inventoryByProductAndOptions/${product.id}`]: () => {
        calls.push('stock')
        return 404
      },
    },
  }
  await page.goto(`/store/product/${product.id}`)
  await expect(main(page).getByText(t('catalog.sold-out'), { exact: true })).toHaveCount(0)
  for (const label of product.labels) await main(page).getByText(label, { exact: true }).first().click()
  await addToCart(page, product.name)
  expect(calls).not.toEqual([])
})
