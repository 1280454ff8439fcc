import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Workbox looks at a worker's own name for its global scope as it is loaded.
vi.stubGlobal('self', globalThis)
const never = () => new Promise<never>(() => {})
const { showPage } = await import('./pages.ts')
const { cartCall } = await import('./cart/cart-calls.ts')

const ADDRESS = 'http://shop.test/api/istore/client/shoppingManagement4/myCart'
const event = { waitUntil: () => {} } as never
const page = async () => {
  const request = new Request('http://shop.test/store/productlist')
  return (await showPage({ request, event })).text()
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.stubGlobal('self', globalThis)
})

test.each([
  ['never answers', never],
  ['fails', () => Promise.reject(new Error('no storage'))],
])('PWA-4 a storage that %s: without a network the page says that there is none', async (_, open) => {
  vi.stubGlobal('caches', { open })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const shown = page()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await shown).toContain('<h1>You are offline</h1>')
})

test('PWA-4 CRT-3 a storage that never answers: with a network the cart is still the shopper’s', async () => {
  vi.stubGlobal('caches', { open: never })
  vi.stubGlobal('fetch', async () => Response.json({ id: 'cart' }))
  const request = new Request(ADDRESS)
  const answered = cartCall({ request, url: new URL(ADDRESS), event })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await (await answered).json()).toEqual({ id: 'cart' })
})
