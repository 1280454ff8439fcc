import { expect, test, vi } from 'vitest'
import { withTimeLimit } from './with-time-limit.ts'

test('PWA-4 what the device never answers is not waited for', async () => {
  vi.useFakeTimers()
  try {
    const asked = withTimeLimit(new Promise<boolean>(() => {}), 1_000, false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await asked).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('PWA-4 what it answers in time counts, its failures too', async () => {
  expect(await withTimeLimit(Promise.resolve(true), 1_000, false)).toBe(true)
  await expect(withTimeLimit(Promise.reject(new Error('no room')), 1_000, false)).rejects.toThrow('no room')
})
