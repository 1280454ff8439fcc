import type { OrderOutcome } from 'shared-contracts/api/order-outcome.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchOrder } from './watch-order.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const HOUR_MS = 3_600_000

async function watching(...outcomes: (OrderOutcome | Error)[]) {
  const last = outcomes.at(-1)
  const ask = vi.fn(async () => {
    const next = outcomes.shift() ?? last
    if (next instanceof Error || !next) throw next
    return next
  })
  const said: OrderOutcome[] = []
  const stop = watchOrder(ask, outcome => said.push(outcome))
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  stop()
  return { ask, said: [...new Set(said)] }
}

test.each(['paid', 'accepted', 'cancelled', 'refunded'] as const)(
  'RET-13 an order that is %s is asked about once',
  async outcome => {
    const { ask, said } = await watching(outcome)
    expect([said, ask.mock.calls.length]).toEqual([[outcome], 1])
  },
)

test('RET-13 an open order, or one nobody can tell of, is asked about until it is settled', async () => {
  const { ask, said } = await watching('open', new Error('offline'), 'open', 'paid')
  expect([said, ask.mock.calls.length]).toEqual([['open', 'paid'], 4])
})

test('RET-13 a failed payment is asked about for minutes, not for hours', async () => {
  const { ask, said } = await watching('failed')
  expect(said).toEqual(['failed'])
  expect(ask.mock.calls.length).toBe(61)
})

test('RET-13 it stops when the page is left', async () => {
  const ask = vi.fn(async (): Promise<OrderOutcome> => 'open')
  watchOrder(ask, () => {})()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(ask).toHaveBeenCalledTimes(1)
})
