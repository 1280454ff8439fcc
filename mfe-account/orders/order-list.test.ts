import fc from 'fast-check'
import { createFakeBackend as fakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { summary } from '../fixtures/visitors.ts'
import { createOrderList, loadOrders, PART } from './order-list.ts'

const LIST = 'GET admin/orderManagement/orders/list'
const COUNT = 'GET admin/orderManagement/orders/count'

function backend(total: () => number) {
  return fakeBackend({
    [COUNT]: () => ({ count: total() }),
    [LIST]: options => {
      const { query } = options as { query: Record<'numberToLoad' | 'startingPosition', string> }
      const start = Number(query.startingPosition)
      const length = Math.max(0, Math.min(Number(query.numberToLoad), total() - start))
      return { orders: Array.from({ length }, (_, i) => summary(total() - start - i)) }
    },
  })
}
const { signal } = new AbortController()

test('ACC-3 ten orders per request and the count', async () => {
  const { api, calls } = backend(() => 25)
  const first = await loadOrders(api, 1, signal)
  expect(first.orders).toHaveLength(PART)
  expect(first.count).toBe(25)
  expect(calls.find(c => c.call === LIST)?.options).toMatchObject({
    query: { infiniteLoad: 'true', numberToLoad: '10', startingPosition: '0' },
  })
})

test('ACC-3 RTE-5 coming back loads as many parts as were shown, each in its own request', async () => {
  const { api, calls } = backend(() => 25)
  const { orders } = await loadOrders(api, 3, signal)
  expect(orders.map(o => o.orderID)).toEqual(Array.from({ length: 25 }, (_, i) => `A${25 - i}`))
  expect(calls.filter(c => c.call === LIST)).toHaveLength(3)
})

test('ACC-3 growing asks once at a time and ends with the last order', async () => {
  const { api, calls } = backend(() => 25)
  const { $list, more } = createOrderList(api, await loadOrders(api, 1, signal))
  await Promise.all([more(), more(), more()])
  expect($list.get().orders).toHaveLength(20)
  expect(calls.filter(c => c.call === LIST)).toHaveLength(2)
  expect(await more()).toBe(3)
  expect($list.get()).toMatchObject({ count: 25, status: 'idle' })
  expect($list.get().orders).toHaveLength(25)
})

test('ACC-3 a part that fails keeps what is shown and can be asked for again', async () => {
  const { api } = backend(() => 12)
  const first = await loadOrders(api, 1, signal)
  let down = true
  const { $list, more } = createOrderList(
    (async (...args: Parameters<typeof api>) => {
      if (down) throw new Error('down')
      return api(...args)
    }) as typeof api,
    first,
  )
  expect(await more()).toBe(1)
  expect($list.get()).toMatchObject({ status: 'failed', orders: first.orders })
  down = false
  await more()
  expect($list.get().orders).toHaveLength(12)
})

test('ACC-3 orders made meanwhile: none shown twice, none lost, and the list ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(40), fc.array(fc.nat(3), { maxLength: 12 }), async (start, made) => {
      let total = start
      const { api } = backend(() => total)
      const { $list, more } = createOrderList(api, await loadOrders(api, 1, signal))
      for (const n of [...made, ...Array<number>(12).fill(0)]) {
        total += n
        if ($list.get().orders.length < $list.get().count) await more()
      }
      const shown = $list.get().orders.map(o => o.orderID)
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.length).toBeGreaterThanOrEqual($list.get().count)
    }),
  )
})
