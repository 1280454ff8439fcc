import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { RouterContextProvider } from 'shared-contracts/remote/runtime/router.ts'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test } from 'vitest'
import type { Settled } from '../details/save-details.ts'
import { savingOf } from '../details/saving-of.ts'
import { type Answers, APP_INFO, bill, config, fakeApp } from '../fixtures/fake-app.ts'
import { lost } from '../fixtures/refuse.ts'
import { ORDINARY } from '../journey/purchase.ts'
import { type LoadedPayment, loadPayment } from './load-payment.ts'

const BILL = 'GET shoppingManagement4/billing/'
const WAYS_TO_PAY = 'GET shoppingManagement4/paymentConfig'
const settled = { method: 'pickup', localStoreName: 'Main', start: null } as Settled

const answers: Answers = {
  [BILL]: () => bill,
  [WAYS_TO_PAY]: () => ({ options: ['ott-alipay'] }),
  'GET shoppingManagement4/checkoutConfig': () => config,
  'GET common3/coupons/[{code}]': () => ({ coupons: [] }),
}
function load(app: ReturnType<typeof fakeApp>) {
  const context = new RouterContextProvider(new Map([[appContext, app]]))
  const request = new Request('http://shop.test/checkout/payment')
  return loadPayment({ request, context, params: {} } as never, ORDINARY)
}

/** The payment page is asked for while details are on their way. */
async function askedEarly(more: Answers = {}) {
  const app = fakeApp({ ...answers, ...more })
  const details = Promise.withResolvers<void>()
  savingOf(app.state).begin({ purchase: ORDINARY, settled }, () => details.promise)
  const loaded = await load(app)
  if (loaded instanceof Response || !('arrive' in loaded) || !loaded.arrive)
    throw new Error('the page waited for the details')
  return { app, details, arrive: loaded.arrive }
}

test('CHK-1 RTE-1 while details are on their way nothing is asked for before the page shows, and bill and ways to pay once the store has them', async () => {
  const { app, details, arrive } = await askedEarly()
  expect(app.calls).toEqual([])
  const arrival = arrive()
  await expect.poll(() => app.calls).toContain('GET shoppingManagement4/checkoutConfig')
  for (const call of [BILL, WAYS_TO_PAY]) expect(app.calls).not.toContain(call)
  details.resolve()
  expect(await arrival).toMatchObject({ kind: 'loaded', payment: { bill, options: ['ott-alipay'] } })
  expect(app.calls).toContain(BILL)
})

test('CHK-10 details that are refused lead back to them, and no bill is asked for', async () => {
  const { app, details, arrive } = await askedEarly()
  const arrival = arrive()
  details.reject(lost())
  expect(await arrival).toEqual({ kind: 'refused' })
  expect(app.calls).not.toContain(BILL)
})

test('CHK-10 CHK-6 details that were refused before the page was asked for lead back to them, whatever the store kept of before', async () => {
  const app = fakeApp(answers)
  const saving = savingOf(app.state)
  saving.begin({ purchase: ORDINARY, settled }, () => Promise.reject(lost()))
  await expect.poll(() => saving.$refused.get()).not.toBeNull()
  const led = await load(app)
  expect(led instanceof Response && led.headers.get('location')).toBe('/checkout/checkout')
  expect(app.calls).toEqual([])
})

test('RTE-7 a cart that was emptied meanwhile leads to the cart; a bill that does not load is null', async () => {
  const emptied = await askedEarly({ [BILL]: () => ({ ...bill, lines: [] }) })
  emptied.details.resolve()
  expect(await emptied.arrive()).toEqual({ kind: 'elsewhere', href: '/checkout/cart' })
  const away = await askedEarly({
    [BILL]: () => {
      throw lost()
    },
  })
  away.details.resolve()
  expect(await away.arrive()).toEqual({ kind: 'loaded', payment: null })
})

test('CHK-4 VIS-2 a page asked for by its address has the credit of the account, which is known only with the store’s document', async () => {
  const credit = 'GET admin/storeCreditManagement/storeCredit'
  const app = fakeApp({ ...answers, [credit]: () => ({ balance: 4000, currency: 'CAD' }) }, { appInfo: null })
  const loaded = load(app)
  await expect.poll(() => app.calls).toContain(BILL)
  app.state.$appInfo.set(APP_INFO)
  app.state.$session.set({ ...ANONYMOUS, userID: 'u1' })
  expect(await loaded).toMatchObject({ payment: { means: { balance: 4000 } } })
})

test.each([
  [
    'that a waiting order holds is offered to the one that takes its place',
    0,
    { creditAvailable: 4000 },
    4000,
  ],
  ['is its balance where a backend does not say more', 4000, {}, 4000],
  ['that nothing is left of is not offered', 4000, { creditAvailable: 0 }, 0],
])('CHK-4 credit %s', async (_what, balance, said, offered) => {
  const app = fakeApp({
    ...answers,
    [BILL]: () => ({ ...bill, ...said }),
    [WAYS_TO_PAY]: () => ({ options: ['store-credit', 'ott-alipay'] }),
    'GET admin/storeCreditManagement/storeCredit': () => ({ balance, currency: 'CAD' }),
  })
  app.state.$session.set({ ...ANONYMOUS, userID: 'u1' })
  const { payment } = (await load(app)) as { payment: LoadedPayment }
  expect(payment?.means.balance).toBe(offered)
  expect(payment?.options.includes('store-credit')).toBe(offered >= bill.total)
})
