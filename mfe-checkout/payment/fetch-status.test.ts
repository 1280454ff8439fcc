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

test('CHK-8 an order that is not found is over; one that cannot be asked about is unknown', async () => {
  const failing = (error: Error) =>
    fakeApp({
      [ORDER]: () => {
        throw error
      },
    })
  expect(await fetchStatus(failing(refusal('not-found')).api, 'o1', [])).toBe('cancelled')
  expect(await fetchStatus(failing(lost()).api, 'o1', [])).toBe('unknown')
})
