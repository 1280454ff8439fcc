import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test } from 'vitest'
import { type Answers, bill, cartOf, fakeApp, line, location } from '../fixtures/fake-app.ts'
import { PAYMENT_ANSWERS, PICTURE } from '../fixtures/payment-answers.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { textOf } from '../fixtures/render-page.ts'
import { renderPayment } from '../fixtures/render-payment.ts'

const app = (more: Answers) => fakeApp({ ...PAYMENT_ANSWERS, ...more })
const ORDER = 'GET admin/orderManagement/order/{id}'
const open = {
  ...bill,
  orderID: 'o7',
  status: 'INTERIM',
  paymentStatus: 'NOT_PAID',
  method: 'pickup',
  location,
  slot: bill.draft.slot,
  contact: bill.draft.contact,
  expiresAt: '2026-07-01T12:15:00Z',
  timeline: [],
}
const renderOrder = (answer: () => unknown) =>
  renderPayment(app({ [ORDER]: answer }), '/checkout/payment?order=o7')

test('CHK-11 an order made before is paid by its own page: its amounts, no way to change it, no other order', async () => {
  const { html } = await renderOrder(() => open)
  const text = textOf(html)
  for (const part of ['order o7', 'Tea a', 'Total charged $38.20', 'Pay $38.20', 'Markham'])
    expect(text).toContain(part)
  expect(text).not.toContain('Change')
})

test('CHK-4 store credit pays a part of such an order at once; a guest is not asked', async () => {
  const owner = app({
    [ORDER]: () => open,
    'GET admin/storeCreditManagement/storeCredit': () => ({ balance: 1200, currency: 'CAD' }),
  })
  owner.state.$session.set({ ...ANONYMOUS, userID: 'u1' })
  const { html } = await renderPayment(owner, '/checkout/payment?order=o7')
  expect(textOf(html)).toContain('Store credit: $12.00')
  expect(html).toMatch(/<section class="card checkout-parts"><details/)
  expect(textOf((await renderOrder(() => open)).html)).not.toContain('Store credit:')
})

test('CHK-4 its bill shows what is bought with its picture, and leads nowhere where it could be changed', async () => {
  const { html } = await renderOrder(() => ({ ...open, lines: [{ ...bill.lines[0], image: PICTURE }] }))
  expect(html).toContain(PICTURE.src)
  expect(html).not.toContain('Edit cart')
})

const CART = 'GET shoppingManagement4/myCart'
const goods = (quantity: number) =>
  cartOf([line('a', quantity, { unitPrice: 1500, lineTotal: 1500 * quantity })])
const ordered = { ...open, lines: Object.values(goods(2).lineItems) }

test.each([
  ['another=1', '/checkout/payment'],
  ['cancelled=1', '/checkout/payment?cancelled=1'],
])(
  'CHK-8 RET-10 another method for what is still in the cart starts from the cart’s bill (%s)',
  async (said, location) => {
    const shown = app({ [ORDER]: () => ordered, [CART]: () => goods(2) })
    expect((await renderPayment(shown, `/checkout/payment?order=o7&${said}`)).location).toBe(location)
    // Told elsewhere it is that order and no other.
    expect((await renderPayment(shown, '/checkout/payment?order=o7')).location).toBeNull()
  },
)

test.each([
  ['the cart is another by now', ordered, () => goods(3)],
  ['the cart is empty', ordered, () => cartOf([])],
  ['it is of a group buy', { ...ordered, fissionCampaignId: 'g1' }, () => goods(2)],
  [
    'the cart cannot be had',
    ordered,
    () => {
      throw lost()
    },
  ],
])(
  'CHK-8 CHK-9 RET-10 another method pays the order that was given up, and says that nothing was charged: %s',
  async (_what, order, cart) => {
    const shown = app({ [ORDER]: () => order, [CART]: cart })
    const { html, location } = await renderPayment(shown, '/checkout/payment?order=o7&cancelled=1')
    expect(location).toBeNull()
    const text = textOf(html)
    for (const part of ['order o7', 'Pay $38.20', 'nothing was charged']) expect(text).toContain(part)
  },
)

test.each([
  ['INTERIM', 'PAID_ONLINE'],
  ['SHIPPED', 'PAID'],
  ['COMPLETED', 'NOT_PAID'],
])('CHK-11 nobody is asked to pay an order that is %s and %s', async (status, paymentStatus) => {
  const { location } = await renderOrder(() => ({ ...open, status, paymentStatus }))
  expect(location).toBe('/user/orders?id=o7')
})

test('CHK-11 an order that lapsed says so, with the way to order again', async () => {
  const { html } = await renderOrder(() => ({ ...open, status: 'CANCELLED', expiresAt: null }))
  expect(textOf(html)).toContain('Order o7 is no longer kept')
  expect(html).toContain('href="/checkout/payment"')
  expect(textOf(html)).not.toContain('Pay $38.20')
})

test('CHK-9 CHK-11 what lapsed of a group buy is ordered again in that group buy', async () => {
  const lapsed = { ...open, status: 'CANCELLED', expiresAt: null, fissionCampaignId: 'g1' }
  const { html } = await renderOrder(() => lapsed)
  expect(html).toContain('href="/checkout/campaignPayment?FissionSale=g1"')
  expect(html).not.toContain('href="/checkout/payment"')
})

test.each(['PAID_ONLINE', 'PAY_AT_STORE'])(
  'CHK-11 ERR-2 of an order that is cancelled and was %s its own page tells, not that it was unpaid',
  async paymentStatus => {
    const { location } = await renderOrder(() => ({ ...open, status: 'CANCELLED', paymentStatus }))
    expect(location).toBe('/user/orders?id=o7')
  },
)

test('CHK-11 a paid order leads to its confirmation, an absent one to its page', async () => {
  const paid = await renderOrder(() => ({ ...open, status: 'NEW', paymentStatus: 'PAID_ONLINE' }))
  expect(paid.location).toMatch(/^\/confirmation\/o7/)
  const absent = await renderOrder(() => {
    throw refusal('not-found')
  })
  expect(absent.location).toBe('/user/orders?id=o7')
})

test('ERR-2 an address whose order is no order id at all leads where an absent one does, and is no fault of the server', async () => {
  const none = app({
    [ORDER]: () => {
      throw refusal('invalid')
    },
  })
  const page = await renderPayment(none, '/checkout/payment?order=__proto__')
  expect(page.location).toBe('/user/orders?id=__proto__')
})
