import { expect, test, vi } from 'vitest'
import { watchLeaving } from './leave-offline.ts'

async function offline({ onLine = false, controller = {} as object | null } = {}) {
  const keys = async () =>
    ['/store/product/1', '/user/orders', '/user/orders?id=A'].map(path => ({
      url: `https://shop.example${path}`,
    }))
  const open = vi.fn(async () => ({ keys }))
  const window = Object.assign(new EventTarget(), {
    navigator: { serviceWorker: { controller } },
    location: { pathname: '/user/orders', search: '' },
    caches: { open },
  })
  const leave = watchLeaving(window as never, { onLine })
  window.dispatchEvent(new Event('offline'))
  await expect.poll(() => open).toHaveBeenCalled()
  await Promise.resolve().then(keys)
  return leave
}

test.each([
  ['/store/product/1', true],
  ['/user/orders?id=A', true],
  ['/checkout/checkout', true],
  ['/store/product/2', false],
  ['/store?cat=tea', false],
  ['/user/orders', false],
])('PWA-4 without a network %s is opened as a document: %s', async (path, expected) => {
  const leave = await offline()
  await expect.poll(() => leave(path)).toBe(expected)
})

test('PWA-4 with a network, or without a worker, pages are opened as ever', async () => {
  const postMessage = vi.fn()
  expect((await offline({ onLine: true, controller: { postMessage } }))('/checkout/cart')).toBe(false)
  expect(postMessage).toHaveBeenCalledWith({ arcade: 'opens', path: '/checkout/cart' })
  expect((await offline({ controller: null }))('/checkout/cart')).toBe(false)
})
