import { expect, test } from 'vitest'
import { OrderStatus, PaymentStatus } from './entities/order.ts'
import { isOver, isUnpaid, type OrderOutcome, orderOutcome } from './order-outcome.ts'

const DECIDED: Record<string, OrderOutcome> = {
  'NEW PAID_ONLINE': 'paid',
  'NEW PAY_AT_STORE': 'accepted',
  'FAILED FAILED': 'failed',
  'CANCELLED NOT_PAID': 'cancelled',
  'CANCELLED FAILED': 'cancelled',
  'CANCELLED PAY_AT_STORE': 'cancelled',
  'CANCELLED PAID_ONLINE': 'refunded',
}
const pairs = OrderStatus.options.flatMap(status =>
  PaymentStatus.options.map(payment => [status, payment] as const),
)

test.each(pairs)('RET-4 RET-5 %s with %s', (status, payment) => {
  expect(orderOutcome(status, payment)).toBe(DECIDED[`${status} ${payment}`] ?? 'open')
})

test.each([
  ['constructor', 'x'],
  ['NEW', 'toString'],
  ['NEW', 'PAID_TWICE'],
  ['', ''],
])('RET-13 %s with %s proves nothing', (status, payment) => {
  expect(orderOutcome(status, payment)).toBe('open')
})

test.each([
  ['INTERIM', 'NOT_PAID', true],
  ['NEW', 'FAILED', true],
  ['INTERIM', 'PAID_ONLINE', false],
  ['FAILED', 'FAILED', false],
  ['COMPLETED', 'PAID_ONLINE', false],
  ['SHIPPED', 'NOT_PAID', false],
  ['NEW', 'PAID', false],
  ['constructor', 'toString', false],
])('ACC-3 whether %s with %s waits for its money: %s', (status, payment, unpaid) => {
  expect(isUnpaid(status, payment)).toBe(unpaid)
})

test('RET-4 a cancelled order is not asked about for ever', () => {
  for (const payment of PaymentStatus.options) expect(isOver(orderOutcome('CANCELLED', payment))).toBe(true)
  expect(isOver('open')).toBe(false)
  expect(isOver('failed')).toBe(false)
})
