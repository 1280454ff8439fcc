import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { WORDS } from '../payment-sandbox/hosted/words.ts'
import { openGroupBuy } from './support/catalogue.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { onLastDay } from './support/pick-time.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, takeOver } from './support/visitor.ts'

const t = texts('en')

/** The cart of a group buy with one of its items, on a phone. */
async function openCampaignCart(page: Page, url: string) {
  await page.setViewportSize(SIZES.phone)
  const { api, cookies } = await newVisitor(url)
  const { id, name } = await openGroupBuy(api)
  const { items } = await api('GET productManagement2/campaignProductItem/list/all', {
    query: { fissionCampaignId: id },
  })
  const [item] = items
  if (!item) throw new Error('the group buy sells nothing')
  await api('POST shoppingManagement4/myCart/fc/{id}', {
    params: { id },
    body: {
      productID: item.product.id,
      optionPair: item.optionPair,
      quantity: 1,
      intentID: randomUUID(),
    },
  })
  await takeOver(page.context(), url, cookies())
  await page.goto(`${url}/checkout/campaignCart?FissionSale=${id}`)
  const main = page.getByRole('main')
  const more = main.getByRole('button', { name: t('checkout.cart.more', { name: item.product.name }) })
  await hydrated(more)
  return { api, id, name, main, more }
}

test('CRT-3 CHK-8 CHK-9 GRP-1 RET-10 a guest buys from a group buy: its own cart, its terms before paying, another method after a decline, its order', async ({
  page,
  shop,
}) => {
  const { api, id, name, main, more } = await openCampaignCart(page, shop.url)
  await more.click()
  await expect(main.locator('output')).toHaveText('2')
  await main.getByRole('link', { name: t('checkout.cart.checkout') }).click()

  await expect(main.getByRole('heading', { level: 1, name: t('checkout.details.title') })).toBeVisible()
  await main.getByRole('radio', { name: 'Markham Main Shop' }).check()
  const typed = {
    firstName: 'Mei',
    lastName: 'Chen',
    email: `${randomUUID()}@example.com`,
    phone: '416 555 0123',
  }
  for (const [name, value] of Object.entries(typed)) await main.locator(`[name=${name}]`).fill(value)
  await (await onLastDay(main, t)).last().check()
  await main.getByRole('button', { name: t('checkout.details.next') }).click()

  const terms = t('checkout.campaign.terms', { name })
  await expect(main.getByRole('heading', { name: terms })).toBeVisible()
  const pay = main.getByRole('button', { name: /^Pay \$/ })
  const sum = await pay.textContent()
  await pay.click()
  await page.waitForURL(/\/sandbox\/pay\//)
  await page.getByRole('button', { name: WORDS.en.decline, exact: true }).click()

  // Another method is for the same goods and the same sum, though the ordinary cart is empty.
  await main.getByRole('link', { name: t('confirmation.another') }).click()
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.payment.title') })).toBeVisible()
  await expect(pay).toHaveText(sum ?? '')
  await hydrated(pay)
  await pay.click()
  await page.waitForURL(/\/sandbox\/pay\//)
  await page.getByRole('button', { name: WORDS.en.pay, exact: true }).click()
  await page.waitForURL(/\/confirmation\//)
  const orderID = /\/confirmation\/([^/?]+)/.exec(page.url())?.[1] ?? ''
  await expect(main.getByRole('heading', { level: 1, name: t('confirmation.success.title') })).toBeVisible()
  await expect(main.getByRole('link', { name: t('confirmation.group.see') })).toHaveAttribute(
    'href',
    `/store/groupCampaign/${id}`,
  )
  const order = await api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
  expect(order).toMatchObject({ fissionCampaignId: id, itemCount: 2, paymentStatus: 'PAID_ONLINE' })
})

test('CRT-3 CHK-9 who presses Checkout while a change of a group buy’s cart is on its way goes on once it is taken, and hears what is not', async ({
  page,
  shop,
}) => {
  const { id, main, more } = await openCampaignCart(page, shop.url)
  const errors = [{ code: 'campaign-limit', message: 'No more of these today.' }]
  const change = /\/myCart\/fc\//
  const refusal = await holdAnswers(page, change, route =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { error: { errors } } })
      : route.continue(),
  )
  const details = main.getByRole('heading', { level: 1, name: t('checkout.details.title') })
  const checkout = main.getByRole('link', { name: t('checkout.cart.checkout') })
  await more.click()
  await checkout.click()
  await expect(checkout).toHaveAttribute('aria-busy', 'true')
  refusal.release()
  await expect(main.getByText('No more of these today.')).toBeVisible()
  await expect(checkout).toHaveAttribute('aria-busy', 'false')
  await expect(page).toHaveURL(`${shop.url}/checkout/campaignCart?FissionSale=${id}`)

  await page.unroute(change)
  const taken = await holdAnswers(page, change)
  await more.click()
  await checkout.click()
  await expect.poll(() => taken.asked.length).toBe(1)
  taken.release()
  await expect(details).toBeVisible()
  await expect(main.getByRole('complementary')).toContainText('× 2')
})
