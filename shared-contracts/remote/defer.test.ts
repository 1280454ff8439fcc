import { afterEach, expect, test, vi } from 'vitest'
import { defer, SERVER_WAIT_MS } from './defer.ts'

afterEach(() => void vi.useRealTimers())

test('CAT-4 deferred data cross to the browser as what was there when they were written', async () => {
  const data = defer(Promise.resolve(['a']))
  expect(JSON.stringify({ data })).toBe('{"data":{"value":null}}')
  expect(await data).toEqual(['a'])
  expect(JSON.stringify({ data })).toBe('{"data":{"value":["a"]}}')
})

test('CAT-4 deferred data that fail are null; nobody has to catch them', async () => {
  expect(await defer(Promise.reject(new Error('down')))).toBeNull()
})

test('CAT-4 the server waits for deferred data for so long and leaves them to the browser', async () => {
  vi.useFakeTimers()
  let settled = false
  const data = Promise.resolve(defer(new Promise(() => {}))).then(value => {
    settled = true
    return value
  })
  await vi.advanceTimersByTimeAsync(SERVER_WAIT_MS - 1)
  expect(settled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await data).toBeNull()
})
