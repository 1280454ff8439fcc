import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { wayToPay } from 'shared-contracts/api/payment/options.ts'
import { openPage } from '../../mfe-checkout/payment/open-page.ts'
import { WORDS } from '../../payment-sandbox/hosted/words.ts'
import { fillCart } from './attempt.ts'
import { onLastDay, timesIn } from './pick-time.ts'
import { hydrated } from './test.ts'
import type { Text } from './texts.ts'
import { addToCart } from './visitor.ts'

export const WAYS = ['pickup slot', 'pickup day', 'delivery', 'eat-in'] as const
export const MEANS = ['card page', 'PayPal', 'WeChat', 'Alipay', 'credit in part', 'pay at store'] as const
export type Way = (typeof WAYS)[number]
export type Means = (typeof MEANS)[number]

/** The demo store's place that has every way, as it is called in either language. */
const PLACE = /^(Richmond Bakery & Grocery|列治文烘焙杂货铺)/
const METHOD = {
  'pickup slot': 'pickup',
  'pickup day': 'pickup',
  delivery: 'delivery',
  'eat-in': 'eatIn',
} as const satisfies Record<Way, string>
const RADIO = {
  'card page': 'unionpay',
  PayPal: 'paypal',
  WeChat: 'wechatpay',
  Alipay: 'alipay',
  'credit in part': 'alipay',
  'pay at store': 'pay-at-store',
} as const satisfies Record<Means, string>

/** An account that has store credit, as a membership brings it. @param pay presses Pay on a provider's page */
export async function joinForCredit(
  url: string,
  api: ApiClient,
  pay: (page: string) => Promise<unknown>,
): Promise<void> {
  const { products } = await api('GET productManagement2/products', {
    query: { productType: 'MEMBERSHIP', recordStatus: 'ACTIVE' },
  })
  const [membership] = products
  if (!membership) throw new Error('the store sells no membership')
  await addToCart(api, { id: membership.id, optionPair: '' })
  const { id, total, currency } = await fillCart(url, api)
  const { orderID } = await api('POST shoppingManagement4/billing/{id}', {
    params: { id },
    body: { idempotencyKey: randomUUID(), total, currency },
  })
  const { request } = wayToPay('ott-alipay')
  if (!request) throw new Error('no page to pay on')
  const opening = { orderID, idempotencyKey: randomUUID(), scan: false, openId: null }
  await pay(await openPage(api, request, opening))
  const paid = async () => (await api('GET admin/storeCreditManagement/storeCredit')).balance
  await expect.poll(paid).toBeGreaterThan(0)
}

/** Fills in the details form, by what a shopper sees. @param nth which of the open times, so that tests take different ones */
export async function fillDetails(main: Locator, t: Text, way: Way, email: string, nth: number) {
  const next = main.getByRole('button', { name: t('checkout.details.next') })
  await hydrated(next)
  await main.getByRole('radio', { name: t(`checkout.method.${METHOD[way]}`) }).check()
  const field = (key: Parameters<Text>[0]) => main.getByLabel(t(key), { exact: true })
  await field('checkout.field.firstName').fill('Mei')
  await field('checkout.field.lastName').fill('Chen')
  await field('checkout.field.email').fill(email)
  await field('checkout.field.phone').fill('604 555 0123')
  if (way === 'delivery') {
    await field('checkout.field.street').fill('8 No. 3 Road')
    await field('checkout.field.city').fill('Richmond')
    await main.getByLabel(t('checkout.field.province')).selectOption('BC')
    await main.getByLabel(t('checkout.field.postCode')).fill('V6X 2B9')
  } else {
    // Before the others open it alone serves at tables, and nobody is asked which.
    await expect(main.getByText(PLACE).first()).toBeVisible()
    const place = main.getByRole('radio', { name: PLACE })
    if ((await place.count()) > 0) await place.check()
  }
  if (way === 'eat-in') await main.getByRole('textbox', { name: t('checkout.field.table') }).fill('B2')
  if (way !== 'eat-in') {
    const times = await onLastDay(main, t)
    await expect(times.last()).toBeVisible()
    const anyTime = timesIn(main, t).getByRole('radio', { name: t('checkout.details.anyTime') })
    // The first may be any time of the day.
    const own = times.nth(1 + (nth % ((await times.count()) - 1)))
    await (way === 'pickup day' ? anyTime : own).check()
  }
  await next.click()
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.payment.title') })).toBeVisible()
  // The heading shows while the details are sent.
  await expect(main.getByRole('region', { name: t('checkout.payment.bill') })).toBeVisible()
}

/** Chooses a way to pay, presses the button that names the amount, pays at the provider, and is back. @returns the order's id */
export async function payBy(page: Page, t: Text, means: Means, language: 'en' | 'zh'): Promise<string> {
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: t(`checkout.means.${RADIO[means]}`), exact: false }).check()
  await main.locator('.checkout-action').getByRole('button').click()
  if (means !== 'pay at store') {
    await page.waitForURL(/\/sandbox\/pay\//)
    await page.getByRole('button', { name: WORDS[language].pay, exact: true }).click()
  }
  await page.waitForURL(/\/confirmation\//)
  await expect(main.getByRole('heading', { level: 1, name: t('confirmation.success.title') })).toBeVisible()
  return /\/confirmation\/([^/?]+)/.exec(page.url())?.[1] ?? ''
}
