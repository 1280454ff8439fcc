import { expect, test, vi } from 'vitest'
import { whenWanted } from './when-wanted.ts'

test('RTE-1 SID-1 what a first press opens comes once a page is used, else ten seconds after it is calm', async () => {
  vi.useFakeTimers()
  try {
    const wanted = vi.fn()
    void whenWanted(new Promise(() => {})).then(wanted)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(wanted).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(wanted).toHaveBeenCalledOnce()

    const atOnce = vi.fn()
    void whenWanted(Promise.resolve()).then(atOnce)
    await vi.advanceTimersByTimeAsync(0)
    expect(atOnce).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
