import { afterEach, expect, test, vi } from 'vitest'
import { fakeWorker } from '../../fixtures/fake-worker.ts'
import { CART_ADDRESS } from '../addresses.ts'

// Workbox looks at a worker's own name for its global scope as it is loaded.
vi.stubGlobal('self', globalThis)
const { showPage } = await import('../pages.ts')
const { cartCall } = await import('./cart-calls.ts')

const LINE = { id: 'a', productID: 'p-a', name: 'Tea', unitPrice: 100, quantity: 1, lineTotal: 100 }
const CART = { itemCount: 1, lineItems: { a: LINE }, subtotal: 100, currency: 'CAD', version: 4 }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('PWA-4 a change of the cart that is answered late keeps no page waiting for long, and is sent once for all of them', async () => {
  const worker = fakeWorker()
  const call = (method: string, body?: string) => {
    const url = new URL(`https://shop.example${CART_ADDRESS}`)
    return cartCall({ request: new Request(url, { method, body }), url, event: worker.event })
  }
  worker.answer(() => Response.json(CART))
  await call('GET')
  await worker.settled()
  worker.answer(null)
  await call('PUT', '{"lineID":"a","quantity":2}')
  worker.answer(({ method }) =>
    method === 'PUT'
      ? new Promise(done => setTimeout(done, 9_000, new Response('', { status: 502 })))
      : new Response('a page'),
  )
  worker.asked.length = 0

  vi.useFakeTimers()
  const shown = vi.fn()
  for (const path of ['/store', '/blog'])
    void showPage({ request: new Request(`https://shop.example${path}`), event: worker.event }).then(shown)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(shown.mock.calls.map(([page]) => page.status)).toEqual([200, 200])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(worker.asked.filter(asked => asked.startsWith('PUT'))).toHaveLength(1)
})
