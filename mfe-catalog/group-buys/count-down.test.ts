import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countDown } from './count-down.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('GRP-2 a countdown that ends says so once; one that is stopped, or had ended before, never', () => {
  const tick = vi.fn()
  const [over, stopped, ended] = [vi.fn(), vi.fn(), vi.fn()]
  countDown(2_500, tick, over)
  countDown(2_500, tick, stopped)()
  countDown(0, tick, ended)
  vi.advanceTimersByTime(2_000)
  expect(over).not.toHaveBeenCalled()
  expect(tick).toHaveBeenCalledWith(2_000)
  vi.advanceTimersByTime(10_000)
  expect([over, stopped, ended].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
})

test('GRP-2 PWA-4 a countdown that ends without a network says so when there is one', () => {
  const over = vi.fn()
  vi.stubGlobal('navigator', { onLine: false })
  countDown(1_000, () => {}, over)
  vi.advanceTimersByTime(5_000)
  expect(over).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  vi.advanceTimersByTime(1_000)
  expect(over).toHaveBeenCalledOnce()
})
