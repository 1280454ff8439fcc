import type { OrderStatus, PaymentStatus } from 'shared-contracts/api/entities/order.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/fake-app.ts'
import { CHECK, ORDER } from '../fixtures/payment-backend.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { fetchStatus, isCancelled, isSettled } from './fetch-status.ts'

const answering = (status: OrderStatus, paymentStatus: PaymentStatus) =>
  fakeApp({ [ORDER]: () => ({ status, paymentStatus }), [CHECK]: () => ({}) })

test.each([
  ['INTERIM', 'NOT_PAID', 'open', false, false],
  ['INTERIM', 'PAID_ONLINE', 'paid', true, false],
  ['NEW', 'PAID_ONLINE', 'paid', true, false],
  ['NEW', 'PAY_AT_STORE', 'accepted', true, false],
  ['FAILED', 'FAILED', 'failed', false, false],
  ['CANCELLED', 'NOT_PAID', 'cancelled', false, true],
  ['CANCELLED', 'PAID_ONLINE', 'refunded', false, true],
] as const)('CHK-8 %s, %s: %s', async (status, paymentStatus, state, settled, cancelled) => {
  const now = await fetchStatus(answering(status, paymentStatus).api, 'o1', [])
  expect([now, isSettled(now), isCancelled(now)]).toEqual([state, settled, cancelled])
})

test('CHK-8 providers that were opened are asked first, each once; a lost check stops nothing', async () => {
  const app = fakeApp({
    [ORDER]: () => ({ status: 'NEW', paymentStatus: 'PAID_ONLINE' }),
    [CHECK]: () => {
      throw lost()
    },
  })
  expect(await fetchStatus(app.api, 'o1', ['ott-alipay', 'ott-wechatpay', 'paypal'])).toBe('paid')
  expect(app.calls).toEqual([CHECK, ORDER])
})

const failing = (error: Error) => () => {
  throw error
}

test('CHK-8 an order that is not found and was never opened is another visitor’s; one that cannot be asked about is unknown', async () => {
  const stateAfter = (error: Error) => fetchStatus(fakeApp({ [ORDER]: failing(error) }).api, 'o1', [])
  expect(await stateAfter(refusal('not-found'))).toBe('missing')
  expect(isCancelled('missing')).toBe(false)
  expect(await stateAfter(lost())).toBe('unknown')
})

test.each([
  ['NEW', 'PAID_ONLINE', 'paid'],
  ['INTERIM', 'PAID_ONLINE', 'paid'],
  ['INTERIM', 'NOT_PAID', 'open'],
  ['FAILED', 'FAILED', 'failed'],
])(
  'CHK-8 RET-13 where the order is not found, the provider’s %s, %s counts: %s',
  async (status, paymentStatus, state) => {
    const app = fakeApp({
      [ORDER]: failing(refusal('not-found')),
      [CHECK]: () => ({ status, paymentStatus }),
    })
    expect(await fetchStatus(app.api, 'o1', ['ott-alipay'])).toBe(state)
  },
)

test('CHK-8 RET-13 a check that says paid wins over an order that does not say so yet; nothing is known where none of them can say', async () => {
  const paid = () => ({ status: 'NEW', paymentStatus: 'PAID_ONLINE' })
  const open = () => ({ status: 'INTERIM', paymentStatus: 'NOT_PAID' })
  expect(await fetchStatus(fakeApp({ [ORDER]: open, [CHECK]: paid }).api, 'o1', ['ott-alipay'])).toBe('paid')
  const silent = fakeApp({ [ORDER]: failing(refusal('not-found')), [CHECK]: failing(refusal('not-found')) })
  for (const option of ['ott-alipay', 'paypal'] as const)
    expect(await fetchStatus(silent.api, 'o1', [option])).toBe('unknown')
})
