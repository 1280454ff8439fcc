import { expect, test } from 'vitest'
import { runningTime, unless } from './running-time.ts'

/** Keeps this process from anything else, ms. */
function hold(time: number): void {
  for (const until = performance.now() + time; performance.now() < until; );
}

test('APP-4 time for which the process was held back does not count', async () => {
  const limit = runningTime(100)
  hold(300)
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(limit.aborted).toBe(false)
  await new Promise(resolve => limit.addEventListener('abort', resolve))
  expect((limit.reason as Error).name).toBe('TimeoutError')
})

test('APP-4 what comes in time counts, what comes late does not', async () => {
  const over = new AbortController()
  const { signal } = over
  expect(await unless(signal, Promise.resolve(1))).toBe(1)
  const never = unless(signal, new Promise(() => {}))
  over.abort(new Error('late'))
  await expect(never).rejects.toThrow('late')
  await expect(unless(signal, new Promise(() => {}))).rejects.toThrow('late')
})
