import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followRefund } from './follow-refund.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const at = (refund: 'due' | 'done') =>
  ({ status: 'CANCELLED', paymentStatus: 'PAID_ONLINE', refund }) as OrderDetail

function following() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const ask = vi.fn(async () => at('due'))
  const settled = vi.fn()
  const stop = followRefund(ask, settled, page as unknown as Document)
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
    return vi.advanceTimersByTimeAsync(0)
  }
  return { ask, settled, stop, turn }
}

test('ACC-3 money on its way back is asked about ever more seldom, whatever fails, and told once when it is there', async () => {
  const { ask, settled } = following()
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  ask.mockRejectedValueOnce(new Error('no network'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(settled).not.toHaveBeenCalled()
  ask.mockResolvedValue(at('done'))
  await vi.advanceTimersByTimeAsync(1)
  expect(settled.mock.calls).toEqual([[at('done')]])
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
