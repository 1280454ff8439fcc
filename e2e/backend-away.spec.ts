import { KEPT } from 'shared-contracts/remote/server/kept-header.ts'
import { type Buyable, buyable } from './support/catalogue.ts'
import { type ChangedBackend, startChangedBackend } from './support/changed-backend.ts'
import { type Fate, type FaultProxy, startProxy } from './support/proxy.ts'
import { type Shop, startShop } from './support/shop.ts'
import { startStoreApi } from './support/store-api.ts'
import { expect, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, register } from './support/visitor.ts'

const t = texts('en')

/** No shopper waits longer for a page, ms. */
const MAX_WAIT_MS = 5_000
/** An open page asks this often whether the backend is back, and so has time to (ms). */
const RENEWED_WITHIN_MS = 40_000
const RENAMED = 'What it is called by now'

let real: Awaited<ReturnType<typeof startStoreApi>>
let backend: ChangedBackend
let proxy: FaultProxy
let shop: Shop
let product: Buyable
/** Of every call of the backend. */
let fate: Fate = {}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  real = await startStoreApi()
  backend = await startChangedBackend(real.url, {})
  proxy = await startProxy(backend.url, () => fate)
  shop = await startShop({ API_ORIGIN: proxy.url })
  // The first page loads the releases' code: on a busy machine that outlasts what a page may take.
  while (!(await fetch(shop.url)).ok) {}
  ;[product] = await buyable(shop.url, 1)
})
test.afterEach(() => {
  fate = {}
  backend.changes = {}
})
test.afterAll(async () => {
  await shop?.stop()
  await proxy?.stop()
  await backend?.stop()
  await real?.stop()
})

const pages = () => ['/', '/store/productlist', `/store/product/${product.id}`]
const busy = { status: 503, type: 'application/json', body: '{"error":{"errors":[]}}' }

for (const [does, away] of [
  ['is gone', 'drop'],
  ['does not answer', 'hang'],
  ['answers with an error of its own', { answer: busy }],
] as const) {
  test(`API-4 ERR-2 while the backend ${does} a guest goes on reading; once it is back what comes is new`, async () => {
    const guest = await newVisitor(shop.url)
    for (const path of pages()) expect((await guest.page(path)).status, path).toBe(200)
    fate = away
    for (const path of pages()) {
      // Any one may come late on a busy machine; one that waits for the backend comes late each time.
      await expect(async () => {
        const asked = performance.now()
        await guest.page(path)
        expect(performance.now() - asked, path).toBeLessThan(MAX_WAIT_MS)
      }).toPass({ timeout: 60_000 })
      const { status, headers, html } = await guest.page(path)
      expect(status, path).toBe(200)
      expect(headers.get(KEPT), path).toMatch(/^\d+$/)
      expect(headers.get('cache-control'), path).toContain('no-store')
      expect(html, path).toContain('"kept":true')
    }
    fate = {}
    for (const path of pages()) {
      const { status, headers } = await guest.page(path)
      expect([status, headers.get(KEPT)], path).toEqual([200, null])
    }
  })
}

test('VIS-4 while the backend is gone nobody who is signed in is shown a page of before', async () => {
  const shopper = await newVisitor(shop.url)
  await register(shopper.api)
  expect((await shopper.page('/')).status).toBe(200)
  fate = 'drop'
  const { status, headers } = await shopper.page('/')
  expect([status, headers.get(KEPT)]).toEqual([503, null])
})

test('API-4 ERR-2 in a browser: the cart says that it cannot be reached, and a page that is open reads its data again by itself', async ({
  page,
}) => {
  const path = `${shop.url}/store/product/${product.id}`
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  await page.goto(path)
  await expect(heading).toHaveText(product.name)
  fate = 'drop'
  expect((await page.goto(`${shop.url}/checkout/cart`))?.status()).toBe(200)
  await expect(main.getByText(t('checkout.cart.unavailable'))).toBeVisible()
  expect((await page.goto(path))?.status()).toBe(200)
  await expect(heading).toHaveText(product.name)
  backend.changes = {
    every: document => (document?.id === product.id ? { ...document, name: RENAMED } : document),
  }
  fate = {}
  await expect(heading).toHaveText(RENAMED, { timeout: RENEWED_WITHIN_MS })
})
