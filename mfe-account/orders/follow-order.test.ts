import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followOrder } from './follow-order.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const order = (it: Partial<OrderDetail>) =>
  ({ timeline: [] as OrderDetail['timeline'], ...it }) as OrderDetail
const at = (refund: 'due' | 'done') => order({ status: 'CANCELLED', paymentStatus: 'PAID_ONLINE', refund })
const paid = order({ status: 'NEW', paymentStatus: 'PAID_ONLINE' })

/** @param first as the page shows it */
function following(first = at('due')) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const ask = vi.fn(async () => first)
  let shown = first
  const changed = vi.fn((after: OrderDetail) => {
    shown = after
  })
  const stop = followOrder(() => shown, ask, changed, page as unknown as Document)
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
    return vi.advanceTimersByTimeAsync(0)
  }
  return { ask, changed, stop, turn }
}

test('ACC-3 money on its way back is asked about ever more seldom, whatever fails, and told once when it is there', async () => {
  const { ask, changed } = following()
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  ask.mockRejectedValueOnce(new Error('no network'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(changed).not.toHaveBeenCalled()
  ask.mockResolvedValue(at('done'))
  await vi.advanceTimersByTimeAsync(1)
  expect(changed.mock.calls).toEqual([[at('done'), at('due')]])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('ACC-3 a hidden page asks nothing about its refund, and at once when it is seen again', async () => {
  const { ask, turn, stop } = following()
  await turn('hidden')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(ask).not.toHaveBeenCalled()
  await turn('visible')
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
  await turn('visible')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each([
  ['paid with', { status: 'INTERIM', paymentStatus: 'NOT_PAID', expiresAt: '2026-12-01T12:00:00Z' }],
  ['confirmed', { status: 'NEW', paymentStatus: 'PAY_AT_STORE', confirmBy: '2026-12-01T12:00:00Z' }],
] as const)(
  'ACC-3 an order that is yet to be %s is asked about while its page is seen',
  async (_what, it) => {
    const { ask, changed } = following(order(it))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(changed).not.toHaveBeenCalled()
    ask.mockResolvedValue(paid)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(changed).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(ask).toHaveBeenCalledTimes(2)
  },
)

test('ACC-3 an order of which nothing is awaited is asked about when its page is seen again, and each change told once', async () => {
  const { ask, changed, turn } = following(paid)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(ask).not.toHaveBeenCalled()
  const ready = order({ ...paid, handedOver: 'ready' })
  ask.mockResolvedValue(ready)
  for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const) await turn(state)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(changed.mock.calls).toEqual([[ready, paid]])
})
