import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page, Route } from '@playwright/test'
import { readyToOrder } from './support/attempt.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
const DETAIL = /\/productDetailManagement\/productDetail\//
/** Code of what stands below a phone's window. */
const BELOW = /\/below-window\.js$/

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(size, () => {
    test.use({ viewport })

    test('RTE-1 CAT-4 a product shows at once what its card said; the rest comes beside it, and heading, picture and focus stay', async ({
      page,
      problems,
    }) => {
      const answers = await holdAnswers(page, DETAIL)
      const code = await holdAnswers(page, BELOW)
      const { card, name } = await cardOfCalmList(page)
      await card.click()
      const main = page.getByRole('main')
      const heading = main.getByRole('heading', { level: 1, name })
      const picture = main.getByRole('region', { name: t('catalog.photos', { name }) })
      const add = main.getByRole('button', { name: t('catalog.add'), exact: true }).filter({ visible: true })
      await expect(heading).toBeFocused()
      await expect(page).toHaveTitle(new RegExp(`^${name} · `))
      await expect(main.getByText(/\$\d+\.\d\d/).first()).toBeVisible()
      await expect(picture.getByRole('img').first()).toBeVisible()
      await expect(add).toHaveCount(0)
      // Who has begun to look around stays where they are.
      await page.evaluate(() => scrollTo(0, 120))
      const stayed = await begun(heading, picture)
      answers.release()
      await expect(add).toBeVisible()
      await stayed()
      code.release()
      await expect(main.getByRole('heading', { name: t('catalog.about') })).toBeVisible()
      await stayed()
      expect(answers.asked).toHaveLength(1)
      expect(problems).toEqual([])
    })
  })

for (const [what, from, within, pressed, name] of [
  ['the name that was pressed', '/store', 'main', /^Teaware/, 'Teaware'],
  ['the name of its category, whatever a banner calls it', '/', 'main', /^Shop tea$/, 'Tea'],
  ['the name of its category, where the menu leads to it', '/', 'banner', /^Bakery$/, 'Bakery'],
] as const)
  test(`RTE-1 CAT-1 a list begins with ${what}, and its place; the focus stays on it`, async ({
    page,
    problems,
  }) => {
    const answers = await holdAnswers(page, /\/productManagement2\/products\?/)
    const tree = page.waitForResponse(/\/productManagement\/categories\/all/)
    await page.goto(from)
    const link = page.getByRole(within).getByRole('link', { name: pressed })
    await calm(page, link)
    await tree
    await link.click()
    const heading = page.getByRole('heading', { level: 1, name, exact: true })
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`cat=${name.toLowerCase()}$`))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0)
    const stayed = await begun(heading)
    answers.release()
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await stayed()
    expect(answers.asked).toHaveLength(1)
    expect(problems).toEqual([])
  })

test('RTE-1 NFR-R what a calm page reads ahead is missed by nobody where it does not come', async ({
  page,
  problems,
}) => {
  await page.route(/\/web\/product-list\.js$/, route => route.abort())
  const lost = page.waitForEvent('requestfailed', request => request.url().endsWith('/product-list.js'))
  await page.goto('/')
  await lost
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').getByRole('link', { name: 'Shop tea' })).toBeVisible()
  expect(problems.filter(problem => problem.startsWith('uncaught'))).toEqual([])
})

test('RTE-1 CRT-1 CHK-6 the cart begins with its lines and the details with their heading, on a phone, and nothing that is there moves', async ({
  page,
  context,
  shop,
  problems,
}) => {
  await page.setViewportSize(SIZES.phone)
  await readyToOrder(shop.url, context)
  const bill = await holdAnswers(page, /\/shoppingManagement4\/billing\//)
  await page.goto('/store')
  const main = page.getByRole('main')
  const toCart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await calm(page, toCart)
  await toCart.click()
  const cart = main.getByRole('heading', { level: 1, name: t('checkout.cart.title') })
  await expect(cart).toBeFocused()
  const lines = main.getByRole('list').first()
  await expect(lines).toBeVisible()
  const onward = main.getByRole('link', { name: t('checkout.cart.checkout') })
  await expect(onward).toHaveCount(0)
  const cartStayed = await begun(cart, lines)
  bill.release()
  await expect(onward).toBeVisible()
  await cartStayed()

  const offer = await holdAnswers(page, /\/shoppingManagement4\/checkoutConfig/)
  await calm(page, onward)
  await onward.click()
  const details = main.getByRole('heading', { level: 1, name: t('checkout.details.title') })
  await expect(details).toBeFocused()
  const name = main.getByLabel(t('checkout.field.firstName'), { exact: true })
  await expect(name).toHaveCount(0)
  const detailsStayed = await begun(details)
  offer.release()
  await expect(name).toBeVisible()
  await detailsStayed()
  expect(offer.asked).toHaveLength(1)
  expect(problems).toEqual([])
})

test('RTE-1 CHK-6 details that the store cannot offer after all say so, with the focus on it; an emptied cart leads back to it', async ({
  page,
  context,
  shop,
}) => {
  await readyToOrder(shop.url, context)
  const main = page.getByRole('main')
  const onward = main.getByRole('link', { name: t('checkout.cart.checkout') })
  for (const [status, code, title] of [
    [503, 'backend-error', t('checkout.details.unavailable')],
    [409, 'cart-empty', t('checkout.cart.title')],
  ] as const) {
    const offer = await holdAnswers(page, /\/shoppingManagement4\/checkoutConfig/, route =>
      route.fulfill({
        status,
        json: { error: { code: status, message: '', errors: [{ code, message: '' }] } },
      }),
    )
    await page.goto('/checkout/cart')
    await calm(page, onward)
    await onward.click()
    await expect(main.getByRole('heading', { level: 1, name: t('checkout.details.title') })).toBeFocused()
    offer.release()
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await page.unroute(/\/shoppingManagement4\/checkoutConfig/)
  }
  await expect(page).toHaveURL(/\/checkout\/cart$/)
})

test('RTE-1 ERR-1 what a card said of a product that is not there any more, or cannot be read, gives way to what is so', async ({
  page,
}) => {
  const refuse = (status: number) => (route: Route) =>
    route.fulfill({ status, json: { error: { code: status, message: '', errors: [] } } })
  for (const [status, title] of [
    [404, t('shell.notFound.product')],
    [503, t('shell.error.title')],
  ] as const) {
    const answers = await holdAnswers(page, DETAIL, refuse(status))
    const { card, name } = await cardOfCalmList(page)
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    answers.release()
    // Told as any other page is.
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await page.unroute(DETAIL)
    await page.goBack()
    await expect(card).toBeVisible()
  }
})

test('RTE-5 who goes back before the product is whole is where they were, and it does not come after them', async ({
  page,
  problems,
}) => {
  const answers = await holdAnswers(page, DETAIL)
  const { card, name } = await cardOfCalmList(page)
  const list = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
  answers.release()
  await card.click()
  await expect(page.getByRole('button', { name: t('catalog.add'), exact: true }).first()).toBeVisible()
  expect(problems).toEqual([])
})

const ORDER = /\/orderManagement\/order\//

test('RTE-1 RET-9 an order that is paid in the store is confirmed with the store’s first word; what comes next follows, and nothing that is there moves', async ({
  page,
  context,
  shop,
  problems,
}) => {
  await page.setViewportSize(SIZES.phone)
  const answers = await holdAnswers(page, ORDER)
  const { main, heading } = await orderAtStore(page, context, shop.url)
  await expect(heading).toBeFocused()
  const number = main.getByText(/\/confirmation\/(\w+)/.exec(page.url())?.[1] ?? 'none', { exact: true })
  await expect(number).toBeVisible()
  const onward = main.getByRole('link', { name: t('confirmation.success.continue') })
  await expect(onward).toHaveCount(0)
  const stayed = await begun(heading, number)
  answers.release()
  await expect(onward).toBeVisible()
  await expect(main.getByText(t('confirmation.success.toPay'))).toBeVisible()
  await stayed()
  expect(answers.asked).toHaveLength(1)
  expect(problems).toEqual([])
})

test('RTE-1 RET-9 PWA-4 an order that the store took stays confirmed where the line breaks after it, and is whole once there is one', async ({
  page,
  context,
  shop,
}) => {
  const answers = await holdAnswers(page, ORDER, route => route.abort('internetdisconnected'))
  const { main, heading } = await orderAtStore(page, context, shop.url)
  answers.release()
  await expect(main.getByText(t('confirmation.pending.offline'))).toBeVisible()
  await expect(heading).toBeVisible()
  await expect(main.getByRole('link', { name: t('confirmation.success.continue') })).toBeVisible()
  await page.unroute(ORDER)
  await expect(main.getByText(t('confirmation.success.toPay'))).toBeVisible()
  await expect(heading).toBeVisible()
})

/** Orders what is paid in the store, from a calm page. */
async function orderAtStore(page: Page, context: BrowserContext, url: string) {
  await readyToOrder(url, context, 1, `${randomUUID()}@example.com`)
  await page.goto('/checkout/payment')
  const main = page.getByRole('main')
  const atStore = main.getByRole('radio', { name: t('checkout.means.pay-at-store') })
  await calm(page, atStore)
  await atStore.check()
  await page.waitForLoadState('networkidle')
  await main.getByRole('button', { name: /^Place order/ }).click()
  return { main, heading: main.getByRole('heading', { level: 1, name: t('confirmation.success.title') }) }
}

/** A page that has begun. @returns expects, once it is whole, that its heading is the same and has the focus, and that nothing has moved */
async function begun(heading: Locator, ...parts: Locator[]) {
  const places = () => Promise.all([heading, ...parts].map(part => part.boundingBox()))
  const before = await places()
  const first = await heading.elementHandle()
  return async () => {
    await expect(heading).toBeFocused()
    expect(await first?.evaluate(element => element.isConnected)).toBe(true)
    expect(await places()).toEqual(before)
  }
}

/** A card of a list that has loaded what leads on. */
async function cardOfCalmList(page: Page): Promise<{ card: Locator; name: string }> {
  await page.goto('/store/productlist')
  const card = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
  await calm(page, card)
  return { card, name: (await card.textContent()) ?? '' }
}

/** Waits until a page has begun what it does when it is calm, as this is, and has the code of what it leads to. */
async function calm(page: Page, link: Locator): Promise<void> {
  await hydrated(link)
  // Begun in the same moment.
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible')
  await link.hover()
  await page.waitForLoadState('networkidle')
}
