import type { Locator, Page } from '@playwright/test'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { openSearch } from './support/open-search.ts'
import { expect, hydrated, painted, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor } from './support/visitor.ts'

const t = texts('en')

const goHome = async (page: Page) => {
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/)
}

/** Opens a part of the shell and goes home before its code has come: by then it is not to be opened any more. */
async function leaveBeforeCode(page: Page, file: RegExp, control: Locator, open: () => Promise<void>) {
  const code = await holdAnswers(page, file)
  await page.goto('/store/productlist?cat=tea')
  await open()
  await expect.poll(() => code.asked.length).toBeGreaterThan(0)
  await goHome(page)
  expect(await control.getAttribute('aria-expanded')).toBe('false')
  code.release()
}

/** @returns id of a product that extras are offered beside, and that can be added at once */
async function withExtras(api: ApiClient): Promise<string> {
  const { products } = await api('GET productManagement2/products', { query: { numberToLoad: '100' } })
  for (const { id, hasOptions, soldOut } of products) {
    if (hasOptions || soldOut) continue
    const { addonTag } = await api('GET productDetailManagement/productDetail/{id}', { params: { id } })
    if (addonTag) return id
  }
  throw new Error('no product has extras')
}

test.describe('on a desktop', () => {
  test.use({ viewport: SIZES.desktop })

  test('CRT-5 who goes on while extras go into the cart meets no panel over the next page', async ({
    page,
    shop,
  }) => {
    const { api } = await newVisitor(shop.url)
    await page.goto(`/store/product/${await withExtras(api)}`)
    const main = page.getByRole('main')
    const panel = page.getByRole('dialog', { name: t('checkout.mini.title') })
    const add = main.getByRole('button', { name: t('catalog.add'), exact: true }).first()
    await hydrated(add)
    // Its code is there from here on: what would open it later is drawn at once.
    await add.click()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()

    const extras = page.locator('.catalog-add-ons')
    const first = extras.getByRole('checkbox').first()
    await first.scrollIntoViewIfNeeded()
    await hydrated(first)
    await first.check()
    const adding = await holdAnswers(page, /\/shoppingManagement4\/iCart$/)
    await extras.getByRole('button').click()
    await expect.poll(() => adding.asked.length).toBe(1)
    await goHome(page)
    adding.release()
    const badge = page.getByRole('banner').getByRole('link', { name: /^Cart, [3-9] / })
    await expect(badge).toBeVisible()
    await painted(page)
    await expect(panel).toHaveCount(0)
  })

  test('HDR-3 a search whose code is late leads nobody to it who has gone on meanwhile', async ({ page }) => {
    const search = page.getByRole('banner').getByRole('link', { name: t('shell.search') })
    await leaveBeforeCode(page, /\/search-box\.js$/, search, () => openSearch(page))
  })

  test('HDR-3 who types on after a suggestion was marked is led by Enter to what is typed', async ({
    page,
  }) => {
    await page.goto('/')
    await openSearch(page)
    const field = page.getByRole('dialog').getByRole('combobox', { name: t('catalog.search-label') })
    await field.pressSequentially('oolong')
    await expect(page.getByRole('option').last()).toContainText('“oolong”')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    // What is found by the longer term comes late.
    const { release } = await holdAnswers(page, /\/products\/search/)
    await field.pressSequentially(' cake')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/store\/(?:product|search)/)
    release()
    await expect(page).toHaveURL(/\/store\/search\?q=oolong(\+|%20)cake$/)
  })

  test('CAT-9 what is chosen before a list that is narrowed has come narrows it as well', async ({
    page,
  }) => {
    await page.goto('/store/productlist?cat=tea')
    const rail = page.getByRole('complementary', { name: t('catalog.filter-open') })
    const brand = rail.getByRole('link', { name: /^Guifeng/ })
    await hydrated(brand)
    const list = await holdAnswers(page, /\/productManagement2\/products\b/)
    await brand.click()
    await expect.poll(() => list.asked.length).toBeGreaterThan(0)
    await rail.getByRole('link', { name: new RegExp(t('catalog.in-stock-here')) }).click()
    const sort = page.getByRole('main').getByRole('combobox', { name: t('catalog.sort') })
    await sort.selectOption('priceAsc')
    list.release()
    await expect(page).toHaveURL(/sort=priceAsc/)
    expect(page.url()).toContain('stock=here')
    expect(page.url()).toContain('brand=guifeng')

    // And taken off, neither comes back with the other.
    const chips = page.getByRole('list', { name: t('catalog.filters') }).getByRole('link')
    await expect(chips).toHaveCount(3)
    const wider = await holdAnswers(page, /\/productManagement2\/products\b/)
    await chips.nth(0).click()
    await expect.poll(() => wider.asked.length).toBeGreaterThan(0)
    await chips.nth(1).click()
    wider.release()
    await expect(chips).toHaveCount(0)
    expect(page.url()).not.toMatch(/brand=|stock=/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone })

  test('SID-4 a menu whose code is late opens over no page that was gone to meanwhile', async ({ page }) => {
    const menu = page.getByRole('button', { name: t('shell.menu.open') })
    await leaveBeforeCode(page, /\/side-menu\.js$/, menu, async () => {
      await hydrated(menu)
      await menu.click()
    })
  })

  test('ERR-2 what went wrong on a page goes with it, however soon the next one is there', async ({
    page,
  }) => {
    const refusal = { errors: [{ code: 'own-code', message: 'Nothing of this today.' }] }
    await page.route(/\/shoppingManagement4\/myCart$/, route =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { error: refusal } })
        : route.continue(),
    )
    // On a slow phone the next page comes before it is drawn that it is on its way.
    const processor = await page.context().newCDPSession(page)
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto('/store/productlist?cat=tea')
    await page.waitForLoadState('networkidle')
    const add = page.getByRole('button', { name: /^Add to cart: / }).first()
    await hydrated(add)
    await add.click()
    const said = page.getByText('Nothing of this today.')
    await expect(said).toBeVisible()
    // Older than what is said of the way that is being taken.
    await page.evaluate(() => {
      const now = Date.now
      Date.now = () => now() + 5_000
    })
    await page.locator('.catalog-card-name a').first().click()
    await expect(page).toHaveURL(/\/store\/product\//)
    const buy = page.getByRole('main').getByRole('button', { name: t('catalog.add'), exact: true })
    await expect(buy.first()).toBeVisible()
    await painted(page)
    await expect(said).toHaveCount(0)
  })
})
