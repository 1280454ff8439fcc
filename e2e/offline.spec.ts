import type { Page } from '@playwright/test'
import { withOptions } from './support/catalogue.ts'
import { registrations, stoppingIdle } from './support/idle-workers.ts'
import { keptPage, openKept } from './support/kept-pages.ts'
import { type Fate, startProxy } from './support/proxy.ts'
import { operate } from './support/rollout.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, takeOver } from './support/visitor.ts'

test.use({ serviceWorkers: 'allow', viewport: SIZES.phone })

const OFFLINE = { en: 'You are offline', zh: '网络已断开' } as const

/** What a page does once it is calm has come. */
const calm = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/idle-work.')),
      ),
    )
    .toBe(true)

for (const language of ['en', 'zh'] as const) {
  test(`PWA-4 without a network what was seen can be read, pictures too; what was not says so, and opens when the network is back (${language})`, async ({
    page,
    context,
    shop,
  }) => {
    const t = texts(language)
    const product = await withOptions(shop.url, language)
    await takeOver(context, shop.url, (await newVisitor(shop.url, language)).cookies())
    const title = (name?: string) => page.getByRole('heading', { level: 1, ...(name && { name }) })
    await openKept(page, '/')
    await page.goto('/store')
    const list = await title().first().innerText()
    await keptPage(page, '/store')
    await page.goto(`/store/product/${product.id}`)
    const main = page.getByRole('main')
    for (const label of product.labels) await main.getByText(label, { exact: true }).first().click()
    await main
      .getByRole('button', { name: t('catalog.add'), exact: true })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: t('checkout.mini.title') })).toBeVisible()
    await keptPage(page, `/store/product/${product.id}`)
    await openKept(page, '/checkout/cart')

    await context.setOffline(true)
    await page.goto('/')
    await expect(page.getByRole('status').getByText(t('shell.offline'))).toBeVisible()
    await expect(title().first()).toBeVisible()
    await page.goto('/store')
    await expect(title(list).first()).toBeVisible()
    await page.goto(`/store/product/${product.id}`)
    await expect(title(product.name)).toBeVisible()
    const picture = main.getByRole('img').first()
    await expect
      .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await page.goto('/checkout/cart')
    await expect(main).toContainText(product.name)
    await page.goto('/store/productlist')
    await expect(title(OFFLINE[language])).toBeVisible()
    // The network is said to be back while a tap is under way: what was tapped comes all the same.
    await page.evaluate(() =>
      addEventListener('beforeunload', () => setTimeout(() => dispatchEvent(new Event('online')))),
    )
    await page.getByRole('link').filter({ hasText: product.name }).click()
    await expect(title(product.name)).toBeVisible()
    await page.goto('/store/productlist')
    await expect(title(OFFLINE[language])).toBeVisible()
    await context.setOffline(false)
    await expect(main.getByRole('listitem').first()).toBeVisible()
    await expect(page).toHaveURL(/\/store\/productlist$/)
  })
}

test('PWA-4 LNG-1 a page that was kept is renewed once the network is back, in the language chosen since', async ({
  page,
  context,
  shop,
}) => {
  const { api, cookies } = await newVisitor(shop.url, 'en')
  await takeOver(context, shop.url, cookies())
  await openKept(page, '/store')
  const offline = page.getByText(texts('en')('shell.offline'))
  await context.setOffline(true)
  await page.reload()
  await expect(offline).toBeVisible()
  // A page whose code was not kept is loaded as a whole.
  const asked = page.waitForResponse(
    answer => answer.ok() && (answer.url().includes('/products?') || answer.url().endsWith('/store')),
  )
  await context.setOffline(false)
  await asked
  await expect(offline).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)

  await context.setOffline(true)
  await page.reload()
  await expect(offline).toBeVisible()
  await api('GET common3/changeLocale/{locale}', { params: { locale: 'zh' } })
  await context.addCookies([{ name: 'arcade_language', value: 'zh', url: shop.url }])
  await context.setOffline(false)
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
})

test('PWA-4 HDR-1 who saw one page alone has it with the store’s logo and its pictures without a network', async ({
  page,
  context,
}) => {
  await openKept(page, '/')
  const pictures = page.getByRole('banner').or(page.getByRole('main')).locator('img')
  const shown = () =>
    pictures.evaluateAll(images =>
      (images as HTMLImageElement[]).filter(image => image.naturalWidth > 0).map(image => image.currentSrc),
    )
  const before = await shown()
  expect(before.some(address => address.endsWith('.svg'))).toBe(true)
  await expect
    .poll(() =>
      page.evaluate(
        async addresses =>
          (await Promise.all(addresses.map(address => caches.match(address, { ignoreVary: true })))).every(
            Boolean,
          ),
        before,
      ),
    )
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(texts('en')('shell.offline'))).toBeVisible()
  await expect.poll(async () => (await shown()).filter(address => before.includes(address))).toEqual(before)
})

test('PWA-4 in a network that leads nowhere a kept page says so, and a page that was not kept too; both come by themselves once it leads somewhere', async ({
  page,
  shop,
}) => {
  const t = texts('en')
  let fateOf: (path: string) => Fate = () => ({})
  const proxy = await startProxy(shop.url, path => fateOf(path))
  await openKept(page, `${proxy.url}/store`, '/store')
  fateOf = () => 'drop'
  await page.reload()
  const offline = page.getByText(t('shell.offline'))
  await expect(offline).toBeVisible()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  // One question gets through, and what the page then reads is lost: it stays to be read, as old as it is, until all of it comes.
  const lost = page.waitForEvent('requestfailed', request => request.url().includes('/products?'))
  fateOf = path => (path.endsWith('/supportedCountries') ? {} : 'drop')
  await lost
  await expect(offline).toBeHidden()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: t('shell.retry') })).toBeHidden()
  const asked = page.waitForResponse(answer => answer.ok() && answer.url().includes('/products?'))
  fateOf = () => ({})
  await asked

  fateOf = () => 'drop'
  await page.reload()
  await expect(offline).toBeVisible()
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: t('shell.cart') }).click()
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE.en })).toBeVisible()
  fateOf = () => ({})
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.cart.empty') })).toBeVisible()
  await proxy.stop()
})

test('PWA-4 ERR-2 an open page says that the network is gone, and shows by itself what failed when it is back', async ({
  page,
  context,
}) => {
  const t = texts('en')
  await openKept(page, '/')
  await calm(page)
  await context.setOffline(true)
  const note = page.getByRole('status').getByText(t('shell.offline'))
  await expect(note).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.cart') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE.en })).toBeVisible()
  // What hears of the network is the last thing in it.
  await page.waitForLoadState()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.cart.empty') })).toBeVisible()
  await expect(note).toBeHidden()
})

test('PWA-4 ERR-2 what could not be had within an open page comes by itself once the network is back, with the focus on its heading', async ({
  page,
  context,
}) => {
  const t = texts('en')
  await openKept(page, '/store/productlist')
  const main = page.getByRole('main')
  const title = (name: string) => main.getByRole('heading', { level: 1, name })
  const list = await main.getByRole('heading', { level: 1 }).innerText()
  const sort = main.getByRole('combobox', { name: t('catalog.sort') })
  await hydrated(sort)
  await calm(page)
  await context.setOffline(true)
  await sort.selectOption({ index: 1 })
  await expect(title(t('shell.error.title'))).toBeVisible()
  await context.setOffline(false)
  await expect(title(list)).toBeFocused()
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
  const stopIdle = await stoppingIdle(page)
  await expect
    .poll(async () => [
      await registrations(page, stopIdle),
      await page.evaluate(async () => (await caches.keys()).length),
    ])
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
