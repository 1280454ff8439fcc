import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PublicReleases } from 'shared-contracts/release/composition.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { fillCart, openAttempt } from './support/attempt.ts'
import { buyable } from './support/catalogue.ts'
import { layoutShift, watchNetwork } from './support/network.ts'
import { ROOT } from './support/shop.ts'
import { expect, SIZES, test } from './support/test.ts'
import { newVisitor, takeOver } from './support/visitor.ts'

const KB = 1024

test('APP-1 the home page keeps its budget: script bytes, rounds, layout shift, a quiet console', async ({
  page,
  problems,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const loaded = await watchNetwork(page)
  await page.goto(shop.url)
  await page.waitForLoadState('networkidle')
  const requests = loaded().filter(r => r.url.startsWith(shop.url))
  const scripts = requests.filter(r => r.type === 'Script')
  const kb = scripts.reduce((sum, r) => sum + r.bytes, 0) / KB
  console.log(`home: ${kb.toFixed(1)} KB of script in ${scripts.length} files, ${requests.length} requests`)
  expect(kb).toBeLessThanOrEqual(125)
  expect(Math.max(...requests.map(r => r.round))).toBeLessThanOrEqual(3)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  expect(problems).toEqual([])
})

for (const kind of ['list', 'product', 'cart'] as const) {
  test(`APP-1 the ${kind} page needs at most three rounds and shifts nothing`, async ({
    page,
    problems,
    shop,
  }) => {
    await page.setViewportSize(SIZES.phone)
    const [product] = await buyable(shop.url, 1)
    const path = {
      list: '/store/productlist',
      product: `/store/product/${product.id}`,
      cart: '/checkout/cart',
    }[kind]
    const loaded = await watchNetwork(page)
    await page.goto(shop.url + path)
    await page.waitForLoadState('networkidle')
    // A cart that the server had no time for is caught up later, with the shapes of its answer.
    const caughtUp = /\/answers-[^/]*\.js$/
    const late = loaded().filter(r => r.url.startsWith(shop.url) && r.round > 3 && !caughtUp.test(r.url))
    expect(late).toEqual([])
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
    expect(problems).toEqual([])
  })
}

test('APP-1 a list and a product need at most 14 KB of script each beyond what the home page loaded', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const home = await watchNetwork(page)
  await page.goto(shop.url)
  await page.waitForLoadState('networkidle')
  const known = new Set(home().map(({ url }) => url))
  for (const path of ['/store/productlist', '/store/product/tieguanyin-classic']) {
    const loaded = await watchNetwork(page)
    await page.goto(shop.url + path)
    await page.waitForLoadState('networkidle')
    const own = loaded().filter(
      ({ type, url }) => type === 'Script' && url.includes('/r/') && !known.has(url),
    )
    const kb = own.reduce((sum, { bytes }) => sum + bytes, 0) / KB
    console.log(`${path}: ${kb.toFixed(1)} KB of script beyond home's in ${own.length} files`)
    expect(kb, path).toBeGreaterThan(0)
    expect(kb, path).toBeLessThanOrEqual(14)
  }
})

test('RET-4 the payment return needs at most 12 KB of script beyond what the home page loaded', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const { orderID } = await openAttempt(shop.url, context, 'ott-alipay')
  await page.goto(shop.url)
  await page.waitForLoadState('networkidle')
  const loaded = await watchNetwork(page)
  await page.goto(`${shop.url}/confirmation/${orderID}?from_source=ott_h5X${orderID}`)
  await expect(page.getByRole('main').getByText(orderID).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const remote = loaded().filter(r => r.type === 'Script' && r.url.includes('/r/mfe-confirmation/'))
  const kb = remote.reduce((sum, r) => sum + r.bytes, 0) / KB
  console.log(`payment return: ${kb.toFixed(1)} KB of its remote's script in ${remote.length} files`)
  expect(kb).toBeLessThanOrEqual(12)
})

test('CHK-6 APP-1 a checkout page needs at most 30 KB of script of its remote beyond what the home page loaded', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const { api, cookies } = await newVisitor(shop.url)
  await fillCart(shop.url, api)
  await takeOver(context, shop.url, cookies())
  await page.goto(shop.url)
  await page.waitForLoadState('networkidle')
  for (const path of ['/checkout/cart', '/checkout/checkout', '/checkout/payment']) {
    const loaded = await watchNetwork(page)
    await page.goto(shop.url + path)
    await page.waitForLoadState('networkidle')
    const remote = loaded().filter(r => r.type === 'Script' && r.url.includes('/r/mfe-checkout/'))
    const kb = remote.reduce((sum, r) => sum + r.bytes, 0) / KB
    console.log(`${path}: ${kb.toFixed(1)} KB of its remote's script in ${remote.length} files`)
    expect(kb, path).toBeGreaterThan(0)
    expect(kb, path).toBeLessThanOrEqual(30)
  }
})

test('REL-1 every remote entry is at most 4 KB gzipped', async ({ request, shop }) => {
  const releases = (await (
    await request.get(`${shop.url}/.well-known/releases.json`)
  ).json()) as PublicReleases
  for (const [name, channel] of Object.entries(releases.remotes)) {
    const release = channel.releases[channel.active[0] as string]
    if (!release || name === 'host-shell') continue
    const entry = await request.get(shop.url + release.base + release.entry)
    expect(gzipSync(await entry.body()).length, name).toBeLessThanOrEqual(4 * KB)
  }
})

test('REL-3 no page or slot of a remote has more than four files: where all of them hang, connections are left', async () => {
  for (const remote of ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-confirmation']) {
    const text = await readFile(join(ROOT, remote, 'dist', 'manifest.json'), 'utf8')
    const { chunks } = JSON.parse(text) as ReleaseManifest
    const many = Object.entries(chunks).filter(([, files]) => files.length > 4)
    expect(many, remote).toEqual([])
  }
})

test('PWA-5 the service worker is at most 12 KB of brotli', async ({ request, shop }) => {
  const worker = await (await request.get(`${shop.url}/sw.js`)).body()
  const kb = brotliCompressSync(worker).length / KB
  console.log(`service worker: ${kb.toFixed(1)} KB`)
  expect(kb).toBeLessThanOrEqual(12)
})
