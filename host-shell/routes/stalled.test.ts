import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countedFetch } from '../app/counted-fetch.ts'
import { STALL_LIMIT_MS, StalledError, unlessStalled } from './stalled.ts'

describe('REL-3 a loader', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const never = new Promise<never>(() => {})

  test('that hangs is given up', async () => {
    const ended = expect(unlessStalled(never, () => false, STALL_LIMIT_MS.page)).rejects.toThrow(StalledError)
    await vi.advanceTimersByTimeAsync(STALL_LIMIT_MS.page)
    await ended
  })

  test('that waits for a slow backend is not', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    const { fetch, calling } = countedFetch(() => promise)
    const loaded = unlessStalled(
      fetch('/api').then(response => response.text()),
      calling,
      STALL_LIMIT_MS.page,
    )
    await vi.advanceTimersByTimeAsync(10 * STALL_LIMIT_MS.page)
    expect(calling()).toBe(true)
    answer(new Response('late'))
    expect(await loaded).toBe('late')
    expect(calling()).toBe(false)
  })

  test('keeps its own error', async () => {
    await expect(unlessStalled(Promise.reject(new Error('own')), () => false, 1)).rejects.toThrow('own')
  })
})
