import type { BrowserContext, Page } from '@playwright/test'
import type { RemoteFailure } from 'shared-contracts/remote/host.ts'
import { openAttempt } from './support/attempt.ts'
import { buyable } from './support/catalogue.ts'
import { test as changing } from './support/changed-shop.ts'
import { copyAlone } from './support/release-copy.ts'
import { give, liveIn, publish } from './support/rollout.ts'
import { expect, goInApp, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { addToCart, newVisitor, register, takeOver } from './support/visitor.ts'

const t = texts('en')
const CART = '/checkout/cart'
const goesWell = (page: Page) => page.getByRole('heading', { name: t('catalog.goes-well') })
const wayOn = (page: Page) => page.getByRole('link', { name: t('checkout.cart.checkout') }).first()

/** A shopper with a product in the cart, in the browser as well. */
async function withCart(url: string, context: BrowserContext) {
  const visitor = await newVisitor(url)
  const [product] = await buyable(url, 1)
  await addToCart(visitor.api, product)
  await takeOver(context, url, visitor.cookies())
  return { ...visitor, id: product.id }
}

test.use({ viewport: SIZES.phone })
changing.use({ viewport: SIZES.phone })

test('REL-1 CAT-4 what another remote puts below the cart stands in the server’s HTML, works, and comes after a navigation', async ({
  page,
  context,
  shop,
  problems,
}) => {
  const { page: read } = await withCart(shop.url, context)
  // On a busy machine it may be late, and is left to the browser.
  await expect.poll(async () => (await read(CART)).html).toContain('data-filled="mfe-catalog"')
  const { html } = await read(CART)
  expect(html).toMatch(/<style[^>]* data-sheet="\/r\/mfe-catalog\//)

  await expect(async () => {
    await page.goto(CART)
    await expect(goesWell(page)).toBeAttached({ timeout: 5_000 })
  }).toPass()
  const first = page.locator('[data-filled="mfe-catalog"]').getByRole('link').first()
  await first.click()
  await expect(page).toHaveURL(/\/store\/product\//)

  await expect(async () => {
    await goInApp(page, '/store/search')
    await expect(page).toHaveURL(/\/store\/search/)
    await goInApp(page, CART)
    await expect(wayOn(page)).toBeVisible()
    await expect(goesWell(page)).toBeAttached({ timeout: 2_000 })
  }).toPass()
  expect(problems).toEqual([])
})

test('REL-1 ACC-3 an order’s page has the way to a person that another remote puts beside what can be done', async ({
  page,
  context,
  shop,
  problems,
}) => {
  const { orderID, api, cookies } = await openAttempt(shop.url, context, 'ott-wechatpay')
  await register(api)
  await takeOver(context, shop.url, cookies())
  const ask = page.getByRole('main').getByRole('link', { name: t('catalog.ask-order') })
  await expect(async () => {
    await page.goto(`/user/orders?id=${orderID}`)
    await expect(ask).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(ask).toHaveAttribute('href', `/page/contact?about=${orderID}`)
  expect(problems).toEqual([])
})

changing(
  'REL-1 ACC-4 who is signed in reads of their credit below a price; nobody else is asked about',
  async ({ page, context, changed, problems }) => {
    let asked = 0
    changed.backend.changes = {
      answers: {
        'GET admin/storeCreditManagement/storeCredit': () => {
          asked++
          return { balance: 1250, currency: 'CAD' }
        },
      },
    }
    const [{ id }] = await buyable(changed.url, 1)
    const credit = page.getByText(t('account.credit.own'))
    await page.goto(`/store/product/${id}`)
    await page.waitForLoadState('networkidle')
    expect([await credit.count(), asked]).toEqual([0, 0])

    const { api, cookies } = await newVisitor(changed.url)
    await register(api)
    await takeOver(context, changed.url, cookies())
    await expect(async () => {
      await page.goto(`/store/product/${id}`)
      await expect(credit).toContainText('$12.50', { timeout: 5_000 })
    }).toPass()
    expect(problems).toEqual([])
  },
)

changing('REL-3 one that is slow leaves the page whole', async ({ page, context, changed, problems }) => {
  const { id } = await withCart(changed.url, context)
  changed.backend.changes = {
    answers: { [`GET productManagement2/products/relatedProducts/${id}`]: () => new Promise(() => {}) },
  }
  await page.goto(CART)
  await expect(wayOn(page)).toBeVisible()
  await page.getByRole('button', { name: t('checkout.share.cart') }).scrollIntoViewIfNeeded()
  expect(await goesWell(page).count()).toBe(0)
  await wayOn(page).click()
  await expect(page).toHaveURL(/\/checkout\/checkout/)
  expect(problems).toEqual([])
})

test('REL-3 one that crashes leaves the page whole; it is told of as its own, and the release before it stands in', async ({
  page,
  context,
  releasing: shop,
}) => {
  const { 'mfe-catalog': good = '' } = await liveIn(shop)
  const copy = await copyAlone('mfe-catalog')
  try {
    const thrown = "if (data) throw new Error('broken in a fill')\n  const products ="
    await copy.edit('fills/goes-well.tsx', 'const products =', thrown)
    const bad = await publish(shop, await copy.build())
    await give(shop, { 'mfe-catalog': [bad, good] })
    const told: RemoteFailure[] = []
    page.on('request', request => {
      if (request.url().endsWith('/.well-known/failures')) told.push(request.postDataJSON())
    })
    await withCart(shop.url, context)
    await expect(async () => {
      await page.goto(shop.url + CART)
      await expect(wayOn(page)).toBeVisible()
      const place = page.locator('[data-filled="mfe-catalog"]')
      await place.evaluate(element => element.scrollIntoView(), null, { timeout: 5_000 })
      await expect(goesWell(page)).toBeVisible({ timeout: 5_000 })
    }).toPass()
    const ofBad = expect.objectContaining({ remote: 'mfe-catalog', release: bad, fellBackTo: good })
    await expect.poll(() => told).toContainEqual(ofBad)
    expect(told.filter(({ remote }) => remote !== 'mfe-catalog')).toEqual([])
  } finally {
    await copy.remove()
  }
})
