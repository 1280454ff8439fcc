import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { COUNT, LIST } from '../fixtures/open.ts'
import { summary } from '../fixtures/visitors.ts'
import { loadOrders, PAGE_SIZE } from './load-orders.ts'

/** A backend with 25 orders, A25 the newest. */
const backend = () =>
  createFakeBackend({
    [COUNT]: () => ({ count: 25 }),
    [LIST]: options => {
      const { query } = options as { query: Record<'numberToLoad' | 'startingPosition', string> }
      const start = Number(query.startingPosition)
      const length = Math.max(0, Math.min(Number(query.numberToLoad), 25 - start))
      return { orders: Array.from({ length }, (_, i) => summary(25 - start - i)) }
    },
  })
const { signal } = new AbortController()

test('ACC-3 ten orders per request and the count', async () => {
  const { api, calls } = backend()
  const { orders, start, total } = await loadOrders(api, 1, signal)
  expect(orders).toHaveLength(PAGE_SIZE)
  expect([start, total]).toEqual([0, 25])
  expect(calls.find(c => c.call === LIST)?.options).toMatchObject({
    query: { infiniteLoad: 'true', numberToLoad: '10', startingPosition: '0' },
  })
})

test('ACC-3 a later page begins where the one before it ends', async () => {
  const { orders, start } = await loadOrders(backend().api, 3, signal)
  expect(orders.map(o => o.orderID)).toEqual(['A5', 'A4', 'A3', 'A2', 'A1'])
  expect(start).toBe(20)
})
