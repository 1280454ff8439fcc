import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { timeLimit } from './time-limit.ts'

describe.each([true, false])('a limit where the platform has its own: %s', native => {
  beforeEach(() => {
    if (native) return
    vi.useFakeTimers()
    Object.defineProperty(AbortSignal, 'any', { configurable: true, writable: true, value: undefined })
  })
  const any = AbortSignal.any
  afterEach(() => {
    Object.defineProperty(AbortSignal, 'any', { configurable: true, writable: true, value: any })
    vi.useRealTimers()
  })

  test('PLT-5 ends with the other signal, at once for one that has ended', () => {
    const other = new AbortController()
    const signal = timeLimit(10_000, other.signal)
    expect(signal.aborted).toBe(false)
    other.abort(new Error('left'))
    expect([signal.aborted, (signal.reason as Error).message]).toEqual([true, 'left'])
    expect(timeLimit(10_000, other.signal).aborted).toBe(true)
  })

  test('PLT-5 ends after its time', async () => {
    const signal = timeLimit(20)
    const ended = new Promise<Event>(resolve => signal.addEventListener('abort', resolve))
    if (!native) await vi.advanceTimersByTimeAsync(20)
    await ended
    expect((signal.reason as Error).name).toBe('TimeoutError')
  })
})
