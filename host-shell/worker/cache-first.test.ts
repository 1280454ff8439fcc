import { afterAll, expect, test, vi } from 'vitest'

// Tests of other files run in the same process.
afterAll(() => void vi.unstubAllGlobals())

// Workbox looks at a worker's own name for its global scope as it is loaded.
vi.stubGlobal('self', globalThis)
const { BoundedCacheFirst, NOT_THERE } = await import('./cache-first.ts')

const request = new Request('http://shop.test/r/mfe-x/x1/web/entry.js')
const never = new Promise<undefined>(() => {})
const text = async (storage: Promise<Response | undefined>, network: () => Promise<Response>) => {
  const handler = { cacheMatch: () => storage, fetchAndCachePut: network }
  return (await new BoundedCacheFirst()._handle(request, handler as never)).text()
}
const online = async () => new Response('from the network')
const offline = () => Promise.reject(new TypeError('offline'))
const kept = () => new Response('kept')

test('PWA-4 what is kept is not asked of the network', async () => {
  expect(await text(Promise.resolve(kept()), offline)).toBe('kept')
  expect(await text(Promise.resolve(undefined), online)).toBe('from the network')
})

test('PWA-4 a storage that never answers holds up nothing while there is a network', async () => {
  vi.useFakeTimers()
  try {
    const shown = text(never, online)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await shown).toBe('from the network')
  } finally {
    vi.useRealTimers()
  }
})

test('PWA-4 without a network a slow storage is waited for; what neither has is said so', async () => {
  vi.useFakeTimers()
  try {
    const slow = new Promise<Response>(resolve => setTimeout(() => resolve(kept()), 5_000))
    const shown = text(slow, offline)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await shown).toBe('kept')
  } finally {
    vi.useRealTimers()
  }
  await expect(text(Promise.resolve(undefined), offline)).rejects.toMatchObject({ name: NOT_THERE })
})
