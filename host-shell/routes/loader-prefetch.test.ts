import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoaderPrefetch } from './loader-prefetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { signal } = new AbortController()

test('RTE-1 what was begun at a press is taken by the navigation that follows, once', async () => {
  const ahead = createLoaderPrefetch()
  const load = vi.fn(async () => 'product')
  ahead.begin('/a', load)
  ahead.begin('/a', load)
  expect(load).toHaveBeenCalledTimes(1)
  await expect(ahead.take('/a', signal)).resolves.toBe('product')
  expect(ahead.take('/a', signal)).toBeNull()
})

test('RTE-1 another press, another way and a press that nothing follows end it', () => {
  const ahead = createLoaderPrefetch()
  const signals: AbortSignal[] = []
  const load = (one: AbortSignal) => {
    signals.push(one)
    return new Promise(() => {})
  }
  const ended = () => signals.map(({ aborted }) => aborted)
  ahead.begin('/a', load)
  ahead.begin('/b', load)
  expect(ended()).toEqual([true, false])
  expect(ahead.take('/c', signal)).toBeNull()
  expect(ended()).toEqual([true, true])
  ahead.begin('/d', load)
  vi.advanceTimersByTime(3_000)
  expect(ended()).toEqual([true, true, true])
  expect(ahead.take('/d', signal)).toBeNull()
})

test('RTE-1 what is taken ends with its navigation, and not by its age', () => {
  const ahead = createLoaderPrefetch()
  const leaving = new AbortController()
  let own: AbortSignal | undefined
  ahead.begin('/a', one => {
    own = one
    return new Promise(() => {})
  })
  ahead.take('/a', leaving.signal)
  vi.advanceTimersByTime(60_000)
  expect(own?.aborted).toBe(false)
  leaving.abort()
  expect(own?.aborted).toBe(true)
})

test('RTE-1 a refusal is the navigation’s to tell', async () => {
  const ahead = createLoaderPrefetch()
  ahead.begin('/a', () => Promise.reject(new Error('gone')))
  await vi.advanceTimersByTimeAsync(1)
  await expect(ahead.take('/a', signal)).rejects.toThrow('gone')
})

test('REL-2 what was begun of a release that is left since is not taken', () => {
  const ahead = createLoaderPrefetch()
  let own: AbortSignal | undefined
  ahead.begin('/a', signal => {
    own = signal
    return Promise.resolve('old')
  })
  ahead.drop()
  expect(own?.aborted).toBe(true)
  expect(ahead.take('/a', signal)).toBeNull()
})
