import type { Page } from '@playwright/test'
import { summary } from '../mfe-account/fixtures/visitors.ts'
import { buyable } from './support/catalogue.ts'
import { unseen } from './support/changed-backend.ts'
import { expect, test } from './support/changed-shop.ts'
import { MEASURED_PAGES } from './support/measured-pages.ts'
import { openCalm } from './support/open-calm.ts'
import { RATES } from './support/stores.ts'
import { hydrated, SIZES } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, register, takeOver } from './support/visitor.ts'

const [en, zh] = [texts('en'), texts('zh')]
const control = (page: Page) => page.getByRole('banner').locator('.shell-language')
const modal = (page: Page) => page.getByRole('dialog', { name: /Language and currency|语言与货币/ })
/** Of goods: the ends of a price filter are rounded in another currency. */
const prices = (page: Page) => page.getByRole('main').locator('.catalog-card .price')

async function apply(page: Page, choice: string): Promise<void> {
  await control(page).click()
  await choose(page, choice)
}

async function choose(page: Page, choice: string): Promise<void> {
  await modal(page).getByText(choice, { exact: false }).first().click()
  await modal(page).locator('button[type=submit]').click()
  await expect(modal(page)).toBeHidden()
}

test.use({ viewport: SIZES.desktop })
test.beforeEach(({ changed }) => {
  changed.backend.changes = RATES
})

test('LNG-3 LNG-4 HDR-7 prices show in the chosen currency, marked as converted, and from the server the next time', async ({
  page,
  problems,
}) => {
  await page.goto('/store/productlist')
  await expect(control(page)).toHaveText('English / CAD')
  const before = await prices(page).first().textContent()
  await apply(page, 'USD')
  await expect(control(page)).toHaveText('English / USD')
  const half = (Number(before?.replace(/[^\d.]/g, '')) / 2).toFixed(2)
  await expect(prices(page).first()).toHaveText(`≈ $${half} USD`)
  const html = await (await page.request.get('/store/productlist')).text()
  expect(html).toMatch(/≈[^<]*(?:<!-- -->)*[^<]*\$\d/)
  await page.reload()
  await expect(prices(page).first()).toHaveText(`≈ $${half} USD`)
  await apply(page, 'CAD')
  await expect(prices(page).first()).toHaveText(before ?? '')
  expect(problems).toEqual([])
})

for (const width of [768, 1023, 1280])
  test(`HDR-7 at ${width} px the header names language and currency, and fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/store/brands')
    const named = control(page).getByText(/English/)
    expect(await named.evaluate((part: HTMLElement) => part.innerText)).toBe('English / CAD')
    expect(await named.evaluate(part => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

test('LNG-3 Escape closes, the focus returns, and nothing is applied', async ({ page }) => {
  await page.goto('/')
  await hydrated(control(page))
  await control(page).focus()
  await page.keyboard.press('Enter')
  await expect(modal(page)).toBeVisible()
  await modal(page).getByText('CNY').click()
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await expect(control(page)).toBeFocused()
  await expect(control(page)).toHaveText('English / CAD')
})

test('LNG-4 ERR-2 without a rate prices stay, and the shopper is told', async ({ page, changed }) => {
  changed.backend.changes = { answers: { 'GET common3/exchangeRates/CNY': () => 503 } }
  await page.goto('/')
  await apply(page, 'CNY')
  await expect(
    page.getByRole('status').getByText(en('shell.currency.failed', { currency: 'CNY' })),
  ).toBeVisible()
  await expect(control(page)).toHaveText('English / CAD')
})

test('LNG-4 a rate that the server could not get is caught up in the page', async ({
  page,
  changed,
  context,
}) => {
  await context.addCookies([{ name: 'arcade_currency', value: 'USD', url: changed.url }])
  let asked = 0
  changed.backend.changes = {
    appInfo: unseen(),
    answers: {
      'GET common3/exchangeRates/USD': async () => {
        if (asked++ === 0) return 503
        return (await RATES.answers?.['GET common3/exchangeRates/USD']?.(null, {} as never)) ?? 503
      },
    },
  }
  await page.goto('/store/productlist')
  await expect(control(page)).toHaveText('English / USD')
  expect(asked).toBe(2)
})

test('LNG-1 LNG-6 a switch of language keeps the cart, what is being typed and the place in a list', async ({
  page,
  changed,
  problems,
}) => {
  const [product] = await buyable(changed.url, 1)
  await page.goto(`/store/product/${product.id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: en('catalog.add'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: en('checkout.mini.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/account/signup')
  const email = page.getByRole('main').locator('input[type=email]')
  await email.fill('half@way.example')
  await apply(page, '中文')
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
  await expect(email).toHaveValue('half@way.example')
  await expect(
    page.getByRole('banner').getByRole('link', { name: zh('shell.cart.count_other', { count: 1 }) }),
  ).toBeVisible()

  // As a search engine leads here.
  await page.goto('/store/productlist?lang=zh')
  const ninth = page.getByRole('main').locator('.catalog-card a').nth(8)
  await ninth.scrollIntoViewIfNeeded()
  // Clicking what stands in a sticky header may scroll the page: the place counts from then on.
  await control(page).click()
  const place = await ninth.boundingBox()
  const address = await ninth.getAttribute('href')
  await choose(page, 'English')
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await expect(ninth).toHaveAttribute('href', address ?? '')
  const moved = async () => Math.abs(((await ninth.boundingBox())?.y ?? 0) - (place?.y ?? 0))
  await expect.poll(moved).toBeLessThan(120)
  // What was chosen since counts, not what the address said.
  await expect(page).toHaveURL(/\/store\/productlist$/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await expect(control(page)).toContainText('English')
  expect(problems).toEqual([])
})

test('LNG-1 LNG-6 what one page alone says follows the language, also where the page before was read in the other', async ({
  page,
  context,
  changed,
  problems,
}) => {
  await page.goto(changed.url + (await MEASURED_PAGES.cart(changed.url, context)))
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const goOn = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  await expect(title).toHaveText(en('checkout.cart.title'))
  await apply(page, '中文')
  await expect(title).toHaveText(zh('checkout.cart.title'))
  await goOn(zh('checkout.cart.checkout'))
  await expect(title).toHaveText(zh('checkout.details.title'))
  const name = page.getByLabel(zh('checkout.field.firstName'))
  await name.fill('Mei')
  await apply(page, 'English')
  await expect(title).toHaveText(en('checkout.details.title'))
  await expect(page.getByLabel(en('checkout.field.firstName'))).toHaveValue('Mei')
  await page.goBack()
  await expect(title).toHaveText(en('checkout.cart.title'))
  expect(problems).toEqual([])
})

test('LNG-1 LNG-3 LNG-6 a language and a currency chosen in one tab are those of the others, told once, where what is typed stays', async ({
  page,
  context,
  changed,
}) => {
  await openCalm(page, `${changed.url}/account/signup`)
  const email = page.getByRole('main').locator('input[type=email]')
  await email.fill('half@way.example')
  const other = await context.newPage()
  await openCalm(other, changed.url)
  let changes = 0
  context.on('request', request => {
    if (request.url().includes('/changeLocale/')) changes += 1
  })
  await apply(other, '中文')
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
  await expect(control(page)).toContainText('中文')
  await expect(email).toHaveValue('half@way.example')
  // Sent back, it would come once more with the answers of both.
  await Promise.all([page, other].map(tab => tab.waitForLoadState('networkidle')))
  await apply(other, 'CNY')
  await expect(control(page)).toHaveText('中文 / CNY')
  await expect(other.locator('html')).toHaveAttribute('lang', /^zh/)
  expect(changes).toBe(2)
})

test('LNG-6 LNG-2 orders beyond the first part are named anew in the chosen language', async ({
  page,
  context,
  changed,
}) => {
  const { api, cookies } = await newVisitor(changed.url, 'en')
  await register(api)
  await takeOver(context, changed.url, cookies())
  let word = 'Tea'
  changed.backend.changes = {
    answers: {
      'GET admin/orderManagement/orders/count': () => ({ count: 12 }),
      'GET admin/orderManagement/orders/list': (_, { url }) => {
        const asked = new URL(url ?? '', changed.url).searchParams
        const start = Number(asked.get('startingPosition'))
        const all = Array.from({ length: 12 }, (_, i) => ({ ...summary(i + 1), names: [`${word} ${i + 1}`] }))
        return { orders: all.slice(start, start + Number(asked.get('numberToLoad'))) }
      },
    },
  }
  await page.goto('/user/orders')
  const named = (name: string) => page.getByRole('main').getByText(name, { exact: true })
  await named('Tea 10').scrollIntoViewIfNeeded()
  await expect(named('Tea 12')).toBeVisible()
  word = '茶'
  await apply(page, '中文')
  for (const n of [1, 12]) await expect(named(`茶 ${n}`)).toBeVisible()
})

test('LNG-1 LNG-2 what was wished for and looked at is named anew in the chosen language', async ({
  page,
  changed,
}) => {
  const [{ id, name }, { id: seen }] = await buyable(changed.url, 2)
  const { api } = await newVisitor(changed.url, 'zh')
  const inChinese = await api('GET productManagement/product/{id}', { params: { id } })
  expect(inChinese.name).not.toBe(name)
  const kept = JSON.stringify([{ owner: null, products: [{ id, at: 1, price: 100 }] }])
  await page.addInitScript(list => {
    for (const key of ['arcade.wishlist', 'arcade.recentlyViewed']) localStorage.setItem(key, list)
  }, kept)
  const shown = (words: string) => page.getByRole('main').getByRole('link', { name: words, exact: true })
  await page.goto('/user/wishlist')
  await expect(shown(name)).toHaveCount(2)
  await apply(page, '中文')
  await expect(shown(inChinese.name)).toHaveCount(2)

  await page.goto(`/store/product/${seen}`)
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(shown(inChinese.name)).toBeVisible({ timeout: 200 })
  }).toPass()
  await apply(page, 'English')
  await expect(shown(name)).toBeVisible()
})

test('LNG-1 titles that loaders made, and those of refusals, follow the language in place', async ({
  page,
}) => {
  await page.goto('/store/search?q=tea')
  await expect(page).toHaveTitle(new RegExp(en('catalog.search-title-for', { term: 'tea' })))
  await apply(page, '中文')
  await expect(page).toHaveTitle(new RegExp(zh('catalog.search-title-for', { term: 'tea' })))
  await page.goto('/user/orders')
  await expect(page).toHaveTitle(new RegExp(zh('shell.signIn'), 'i'))
  await apply(page, 'English')
  await expect(page).toHaveTitle(new RegExp(en('shell.signIn'), 'i'))
})

test('LNG-3 LNG-5 a time that came with the server’s page is written anew in the chosen language', async ({
  page,
  shop,
  problems,
}) => {
  const [{ id }] = await buyable(shop.url, 1)
  await page.goto(`/store/product/${id}`)
  const places = (name: string) => page.getByRole('main').getByRole('region', { name })
  await places(en('catalog.places')).scrollIntoViewIfNeeded()
  await expect(places(en('catalog.places'))).toContainText(en('catalog.place-from', { time: '' }))
  await apply(page, '中文')
  await expect(places(zh('catalog.places'))).toContainText(/最早 \d+月/)
  await expect(places(zh('catalog.places'))).not.toContainText('from')
  expect(problems).toEqual([])
})
