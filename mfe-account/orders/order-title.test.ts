import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { summary } from '../fixtures/visitors.ts'
import { orderTitle } from './order-title.ts'

const slot = { start: '2026-01-17T16:00:00Z', end: '2026-01-17T16:30:00Z' }

test.each([
  ['pickup', '已备好，等您来取'],
  ['delivery', '正在送往您处'],
  ['eatIn', '已备好，马上送到您的餐桌'],
] as const)('ACC-3 nobody is asked to fetch what is brought to them: %s, “%s”', (method, title) => {
  const { translate } = fakeApp(createFakeBackend().api, { language: 'zh' })
  expect(orderTitle({ ...summary(1), method, handedOver: 'ready' }, translate, 'zh')).toBe(title)
})

test.each<[Partial<OrderSummary>, string]>([
  [{ status: 'INTERIM', paymentStatus: 'NOT_PAID' }, 'Waiting for your payment'],
  [{ status: 'INTERIM', paymentStatus: 'PAID_ONLINE', slot, method: 'pickup' }, 'Order A1'],
  [{ status: 'SHIPPED' as 'NEW', paymentStatus: 'PAID' as 'PAID_ONLINE' }, 'Order A1'],
  [{ status: 'FAILED', paymentStatus: 'FAILED' }, 'Payment did not go through'],
  [{ status: 'CANCELLED', slot, method: 'pickup' }, 'Cancelled'],
  [{ slot, method: 'pickup' }, 'Pickup · Sat, Jan 17, 11:00 a.m. – 11:30 a.m.'],
  [{ pickupDate: '2026-01-17', method: 'pickup' }, 'Pickup · Sat, Jan 17'],
  [{ paymentStatus: 'PAY_AT_STORE', slot, method: 'eatIn' }, 'Eat in · Sat, Jan 17, 11:00 a.m. – 11:30 a.m.'],
  [{ slot, method: 'pickup', handedOver: 'ready' }, 'Ready to be picked up'],
  [{ slot, method: 'delivery', handedOver: 'ready' }, 'On its way to you'],
  [{ method: 'eatIn', handedOver: 'ready' }, 'Ready, and comes to your table'],
  [{ handedOver: 'ready' }, 'Ready'],
  [{ slot, method: 'pickup', handedOver: 'completed' }, 'Handed over'],
  [{}, 'Order received'],
])('ACC-3 an order with %o is called “%s”', (order, title) => {
  const { translate } = fakeApp(createFakeBackend().api)
  expect(orderTitle({ ...summary(1), ...order }, translate, 'en').replaceAll(/\s/g, ' ')).toBe(title)
})
