import type { Locator, Page } from '@playwright/test'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { repeats } from 'shared-contracts/testing/repeats.ts'
import { type OpenAttempt, openAttempt, payMeanwhile, returnUndecided } from './support/attempt.ts'
import { expect, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'

test.describe.configure({ mode: 'parallel' })
const t = texts('en')
const PROVIDERS = {
  SnapPay: 'snappay-alipay',
  OTT: 'ott-wechatpay',
  IOTPay: 'iotpay-wechatpay',
  Citcon: 'citcon-alipay',
  OPay: 'opay-wechatpay',
} as const satisfies Record<string, PaymentOption>

const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 })
const success = (page: Page) => expect(heading(page)).toHaveText(t('confirmation.success.title'))
const waiting = (page: Page) => expect(heading(page)).toHaveText(t('confirmation.pending.title'))
const failure = async (page: Page, line?: string) => {
  await expect(heading(page)).toHaveText(t('confirmation.failure.title'))
  if (line) await expect(page.getByRole('alert')).toHaveText(line)
}
const onward = (page: Page) =>
  expect(page.getByRole('main').getByRole('link', { name: t('confirmation.failure.back') })).toHaveAttribute(
    'href',
    '/checkout',
  )

interface Case {
  rule: string
  title: string
  /** Chosen on the provider's page before the button is pressed. */
  set?: Record<string, string>
  /** Seconds. */
  delay?: string
  /** Pressed there; without one the shopper comes back before anything is decided. */
  button: string | null
  see(page: Page, attempt: OpenAttempt): Promise<void>
}

const CASES: Case[] = [
  { rule: 'RET-5 RET-9', title: 'paid', button: 'Pay', see: success },
  {
    rule: 'RET-5 RET-10',
    title: 'declined',
    button: 'Decline',
    async see(page) {
      await failure(page, t('confirmation.error.declined'))
      await onward(page)
    },
  },
  { rule: 'RET-10', title: 'cancelled', button: 'Cancel', see: page => failure(page) },
  {
    rule: 'RET-4 RET-11',
    title: 'returned early, paid later',
    button: null,
    async see(page, { orderID, redirectUrl }) {
      await waiting(page)
      await expect(page.getByRole('main')).toContainText(orderID)
      await payMeanwhile(page.context(), redirectUrl)
      await success(page)
    },
  },
  {
    rule: 'RET-13',
    title: 'never returned: the order is paid all the same',
    button: 'Never return',
    async see(_page, { api, orderID }) {
      const paid = async () =>
        (await api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })).paymentStatus
      await expect.poll(paid).toBe('PAID_ONLINE')
    },
  },
  {
    rule: 'RET-13',
    title: 'late success after failure shows by itself',
    button: 'Late success after failure',
    // The failure is drawn and seen before it is over, on a busy machine too.
    delay: '15',
    async see(page) {
      await failure(page)
      await success(page)
    },
  },
  { rule: 'RET-10', title: 'expired', button: 'Expire', see: page => failure(page) },
  {
    rule: 'RET-2 ERR-1',
    title: 'wrong order id',
    button: 'Return with a wrong order id',
    see: page => failure(page, 'orderID error'),
  },
  {
    rule: 'RET-2 ERR-1',
    title: 'malformed return address',
    button: 'Malformed return address',
    see: page => failure(page, 'orderID error'),
  },
  { rule: 'RET-13', title: 'missing status', button: 'Return without status', see: success },
  {
    rule: 'RET-4',
    title: 'slow check',
    // Long enough to be seen waiting on a busy machine, and shorter than the store asks at most.
    set: { 'Notice to the store': 'never', 'Status query': 'slow', 'Slow means, seconds': '5' },
    button: 'Pay',
    async see(page) {
      await waiting(page)
      await success(page)
    },
  },
  {
    rule: 'RET-4 RET-12',
    title: 'check failing: waiting, never failure, and checked again by hand',
    set: { 'Notice to the store': 'never', 'Status query': 'fails (500)' },
    button: 'Pay',
    async see(page) {
      await waiting(page)
      const again = page.getByRole('button', { name: t('confirmation.checkNow') })
      const answered = page.waitForResponse(r => r.url().includes('PaymentStatus'))
      await again.click()
      await answered
      await waiting(page)
    },
  },
]

async function atProvider(page: Page, { set = {}, delay, button }: Case): Promise<void> {
  if (button === null) return void (await returnUndecided(page, page.url()))
  if (Object.keys(set).length > 0) await page.getByText('How the provider behaves').click()
  for (const [label, value] of Object.entries(set)) {
    const field = page.getByLabel(label)
    if ((await field.evaluate(e => e.tagName)) === 'SELECT') await field.selectOption({ label: value })
    else await field.fill(value)
  }
  if (delay) await page.getByLabel('Delay in seconds').fill(delay)
  const press = page.getByRole('button', { name: button, exact: true })
  if (!(await press.isVisible())) await page.getByText('Paid, but the way back is broken').click()
  await press.click()
}

/**
 * Every way back once, the providers in turn, and every provider once paid: what differs between providers is proven by
 * the backend's every-provider.test. `npm run soak` goes every way back from every provider.
 */
const NAMES = Object.keys(PROVIDERS)
const isTried = (provider: number, way: number) =>
  repeats(Number(way === 0 || way % NAMES.length === provider), 1) === 1

for (const [provider, [name, option]] of Object.entries(PROVIDERS).entries()) {
  for (const one of CASES.filter((_, way) => isTried(provider, way))) {
    test(`${one.rule} ${name}: ${one.title}`, async ({ page, context, shop }) => {
      const attempt = await openAttempt(shop.url, context, option)
      await page.goto(attempt.redirectUrl)
      await atProvider(page, one)
      await one.see(page, attempt)
    })
  }
}

const press = (page: Page, button: string, set?: Case['set'], delay?: string) =>
  atProvider(page, {
    rule: '',
    title: '',
    button,
    ...(set && { set }),
    ...(delay && { delay }),
    see: success,
  })

test('RET-9 PayPal: approved, captured by the server, paid', async ({ page, context, shop }) => {
  const { redirectUrl } = await openAttempt(shop.url, context, 'paypal')
  await page.goto(redirectUrl)
  await press(page, 'Pay')
  await success(page)
})

test('RET-10 PayPal: given up there, the shopper is back where another way can be chosen', async ({
  page,
  context,
  shop,
}) => {
  const { redirectUrl, orderID, api } = await openAttempt(shop.url, context, 'paypal')
  await page.goto(redirectUrl)
  await press(page, 'Cancel')
  await expect(page).toHaveURL(/\/checkout\/payment/)
  await expect(page.getByText(t('checkout.payment.cameBack'))).toBeVisible()
  await expect(page).not.toHaveURL(/cancelled/)
  const order = await api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
  expect(order.paymentStatus).not.toBe('PAID_ONLINE')
})

test('RET-4 the waiting screen: order, amount, provider, times, and every way on works', async ({
  page,
  context,
  shop,
}) => {
  const { redirectUrl, orderID } = await openAttempt(shop.url, context, 'ott-alipay')
  await page.goto(redirectUrl)
  await press(page, 'Return before paying', undefined, '600')
  await waiting(page)
  const main = page.getByRole('main')
  for (const text of [orderID, '$', 'OTT Pay', t('confirmation.keptUntil')])
    await expect(main).toContainText(text)
  await expect(main.getByRole('timer')).toHaveText(/^\d+:\d\d$/)
  await expect(main.getByRole('link', { name: t('confirmation.pending.reopen') })).toHaveAttribute(
    'href',
    /\/sandbox\/pay\/ott\//,
  )
  await main.getByRole('link', { name: t('confirmation.another') }).click()
  await expect(heading(page)).toHaveText(t('checkout.payment.title'))
  await page.goBack()
  await waiting(page)
  await main.getByRole('link', { name: t('confirmation.pending.later') }).click()
  await expect(main.getByText(t('account.order.title', { id: orderID }))).toBeVisible()
})

test('RET-4 in a reopened browser without our cookies the return token shows the outcome, and nothing of the shopper', async ({
  page,
  context,
  browser,
  shop,
}) => {
  const { redirectUrl } = await openAttempt(shop.url, context, 'ott-alipay')
  await page.goto(redirectUrl)
  await press(page, 'Pay')
  await success(page)
  const other = await browser.newContext()
  const stranger = await other.newPage()
  await stranger.goto(page.url())
  await success(stranger)
  await expect(stranger.getByRole('main')).not.toContainText('mei@example.com')
  await expect(stranger.getByRole('main')).not.toContainText(t('confirmation.bought.title'))
  await stranger.goto(page.url().replace(/rt=[^&?]+/, 'rt=forged'))
  await expect(heading(stranger)).toHaveText(t('confirmation.refused.title'))
  await other.close()
})

test('RET-4 Back from another page checks again at once and stays right', async ({ page, context, shop }) => {
  const { redirectUrl } = await openAttempt(shop.url, context, 'iotpay-alipay')
  await returnUndecided(page, redirectUrl)
  await waiting(page)
  await page.goto(`${shop.url}/store`)
  await payMeanwhile(context, redirectUrl)
  await page.goBack()
  await success(page)
})

test('RET-4 the server renders the first answer and the browser does not ask for it again', async ({
  page,
  context,
  shop,
}) => {
  const { redirectUrl } = await openAttempt(shop.url, context, 'ott-wechatpay')
  await page.goto(redirectUrl)
  const asked: string[] = []
  page.on('request', r => {
    if (r.url().includes('PaymentStatus')) asked.push(r.url())
  })
  await press(page, 'Pay')
  await success(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('RET-13 a forged address of a pending payment shows no success', async ({ page, context, shop }) => {
  const { redirectUrl, orderID } = await openAttempt(shop.url, context, 'ott-wechatpay')
  await page.goto(redirectUrl)
  await press(page, 'Return before paying', undefined, '600')
  await waiting(page)
  for (const claim of [
    `from_source=ott_h5X${orderID}&status=SUCCESS&paymentStatus=PAID_ONLINE`,
    `from_source=citcon_classic_h5X${orderID}&status=success`,
    `from_source=iot_h5X${orderID}&status=2`,
    `MP_paymentstatus=OK&orderID=${orderID}&wmpoid=o-forged`,
    `from_source=storeX${orderID}`,
  ]) {
    await page.goto(`${shop.url}/confirmation/${orderID}?${claim}`)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByText(t('confirmation.success.title'))).toHaveCount(0)
  }
})

for (const [status, button, ends, seen] of [
  ['OK', 'Pay', 'the server asks and says paid', success],
  ['FAIL', 'Cancel', 'the failure view, reported to the server', failure],
] as const) {
  test(`RET-8 the mini program comes back with ${status}: ${ends}`, async ({ page, context, shop }) => {
    const { redirectUrl } = await openAttempt(shop.url, context, 'wechat-miniprogram')
    const query = redirectUrl.slice(redirectUrl.indexOf('?'))
    await page.goto(`${shop.url}/sandbox/pay/wechat-miniprogram/native${query}`)
    await press(page, button)
    await expect(page).toHaveURL(new RegExp(`MP_paymentstatus=${status}`))
    await seen(page)
  })
}

test('RET-9 what was bought and what comes next: pickup code, map, a calendar file that downloads, the account offer with the email filled in', async ({
  page,
  context,
  shop,
}) => {
  const { redirectUrl } = await openAttempt(shop.url, context, 'citcon-wechatpay')
  await page.goto(redirectUrl)
  await press(page, 'Pay')
  await success(page)
  const main = page.getByRole('main')
  await expect(main.getByText(t('confirmation.next.code'))).toBeVisible()
  await expect(main.getByRole('heading', { name: t('confirmation.bought.title') })).toBeVisible()
  await expect(main.getByText(t('confirmation.bought.by.wechatpay'))).toBeVisible()
  await expect(main).toContainText('@example.com')
  await expect(main).not.toContainText('mei@example.com')
  await expect(main.getByRole('link', { name: t('confirmation.next.map') })).toHaveAttribute('href', /maps/)
  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: t('confirmation.next.calendar') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  const register = main.getByRole('link', { name: t('confirmation.success.register') })
  // A link hands nothing over before the page is alive.
  await hydrated(register)
  await register.click()
  await expect(page.getByLabel(t('account.email'), { exact: true })).toHaveValue('mei@example.com')
})
