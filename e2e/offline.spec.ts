import type { Page } from '@playwright/test'
import { buyable, withOptions } from './support/catalogue.ts'
import { operate } from './support/rollout.ts'
import { expect, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, shopAs, takeOver } from './support/visitor.ts'

test.use({ serviceWorkers: 'allow', viewport: SIZES.phone })

/** What a page's worker keeps: texts of all pages and answers, by address. */
const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        found[new URL(url).pathname] = (await (await cache.match(url))?.text()) ?? ''
    }
    return found
  })

/** Waits until the worker has this page. */
async function keptPage(page: Page, path: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(async () => Object.keys(await kept(page))).toContain(path)
}

test('PWA-4 without a network what was seen can be read, what was not says so, and opens when the network is back', async ({
  page,
  context,
  shop,
}) => {
  const t = texts('en')
  const product = await withOptions(shop.url, 'en')
  await page.goto('/')
  await keptPage(page, '/')
  await page.goto(`/store/product/${product.id}`)
  const main = page.getByRole('main')
  for (const label of product.labels) await main.getByText(label, { exact: true }).first().click()
  await main
    .getByRole('button', { name: t('catalog.add'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: t('checkout.mini.title') })).toBeVisible()
  await keptPage(page, `/store/product/${product.id}`)
  await page.goto('/checkout/cart')
  await keptPage(page, '/checkout/cart')

  await context.setOffline(true)
  await page.goto(`/store/product/${product.id}`)
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await page.goto('/checkout/cart')
  await expect(page.getByRole('main')).toContainText(product.name)
  await page.goto('/store/productlist')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(product.name) }).click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await page.goto('/store/productlist')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page).toHaveURL(/\/store\/productlist$/)
})

test('PWA-4 ERR-2 an open page says that the network is gone, and shows by itself what failed when it is back', async ({
  page,
  context,
}) => {
  const t = texts('en')
  await page.goto('/')
  await keptPage(page, '/')
  // What a page does once it is calm has come.
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/idle-work.')),
      ),
    )
    .toBe(true)
  await context.setOffline(true)
  const note = page.getByRole('status').getByText(t('shell.offline'))
  await expect(note).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.cart') })
    .click()
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: new RegExp(`${t('shell.error.title')}|${t('shell.failed.title')}`),
    }),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.cart.title') })).toBeVisible()
  await expect(note).toBeHidden()
})

test('PWA-4 VIS-4 nothing of one account is left for the next person, with or without a network', async ({
  page,
  context,
  shop,
}) => {
  const [product] = await buyable(shop.url, 1)
  const alma = await newVisitor(shop.url, 'en')
  await shopAs(alma, 'Almaviva', product.id, product.optionPair)
  await takeOver(context, shop.url, alma.cookies())
  await page.goto('/user/orders')
  await keptPage(page, '/user/orders')
  expect(JSON.stringify(await kept(page))).toContain('Almaviva')
  await page.goto('/user/list')
  await page.getByRole('button', { name: texts('en')('account.my.signOut') }).click()
  await expect(page.getByText(texts('en')('account.left.signedOut'))).toBeVisible()
  await expect.poll(async () => JSON.stringify(await kept(page))).not.toContain('Almaviva')
  await context.setOffline(true)
  await page.goto('/user/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
})

test('PWA-5 a kept page never holds back a rollback; a worker that is taken back is gone with the next page', async ({
  page,
  releasing,
}) => {
  await page.goto(`${releasing.url}/`)
  await keptPage(page, '/')
  const serial = () =>
    page.evaluate(
      () => JSON.parse(document.getElementById('arcade-state')?.textContent ?? '{}').composition.serial,
    )
  const before = await serial()
  const { serial: written } = await operate(releasing, 'worker', 'off', '--reason', 'a test')
  expect(written).toBeGreaterThan(before)
  await expect
    .poll(async () => {
      await page.reload()
      return serial()
    })
    .toBe(written)
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0])
  await operate(releasing, 'worker', 'on', '--reason', 'a test')
})

test('PLT-5 inside a messaging or payment app no worker is registered', async ({ request }) => {
  for (const [agent, expected] of [
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile MicroMessenger/8.0.50', false],
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile AlipayClient/10.5', false],
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', true],
  ] as const) {
    const html = await (await request.get('/', { headers: { 'user-agent': agent } })).text()
    expect(html.includes("'/sw.js'"), agent).toBe(expected)
  }
})
