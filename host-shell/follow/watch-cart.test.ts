import { atom } from 'nanostores'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { Notice } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test, vi } from 'vitest'
import { cartOf } from '../fixtures/cart.ts'
import { RETRY_MS, watchCart } from './watch-cart.ts'

function open() {
  const asked = vi.fn()
  const serviceWorker = Object.assign(new EventTarget(), { controller: { postMessage: asked } })
  const later = vi.fn()
  const window = Object.assign(new EventTarget(), {
    document: { cookie: 'XSRF-TOKEN=t%2Fk' },
    navigator: { serviceWorker },
    setTimeout: later,
    clearTimeout() {},
  })
  const answers = vi.fn(async () => cartOf(0, 3))
  const state = { $cart: atom<Cart | null>(cartOf(1, 3)), $notices: atom<readonly Notice[]>([]) }
  let id = 0
  const notify = (kind: Notice['kind'], text: string) =>
    state.$notices.set([...state.$notices.get(), { id: ++id, kind, text }])
  const translate = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
  watchCart(window as never, { state, api: answers, notify, translate } as never)
  return {
    asked,
    answers,
    later,
    online: () => window.dispatchEvent(new Event('online')),
    hear: (data: object) => serviceWorker.dispatchEvent(new MessageEvent('message', { data })),
    texts: () => state.$notices.get().map(({ text }) => text),
    count: () => state.$cart.get()?.itemCount,
  }
}

test('PWA-4 while changes wait the page shows the cart with them and says so, once; it asks again until they are sent', async () => {
  const { hear, texts, count, later, asked, answers } = open()
  answers.mockResolvedValue(cartOf(4, 3))
  expect(asked).toHaveBeenCalledTimes(1)
  const news = { arcade: 'cart', version: 3, waiting: 2, refused: [] }
  hear(news)
  hear(news)
  await expect.poll(() => count()).toBe(4)
  expect(texts()).toEqual(['shell.cart.waiting'])
  expect(answers).toHaveBeenCalledTimes(1)
  expect(later).toHaveBeenCalledWith(expect.any(Function), RETRY_MS)
  hear({ arcade: 'cart', version: 3, waiting: 0, refused: [] })
  expect(texts()).toEqual(['shell.cart.sent'])
})

test('PWA-4 what the server refused is told by name, with its reason', () => {
  const { hear, texts } = open()
  hear({ arcade: 'cart', version: 3, waiting: 0, refused: [{ name: 'Oolong', message: 'Only 2 left.' }] })
  expect(texts()).toEqual(['shell.cart.refused Oolong Only 2 left.'])
})

test('PWA-4 API-5 the cart that the worker keeps is read as any other answer: a later one, and whenever it was changed', async () => {
  const { hear, count, answers } = open()
  hear({ arcade: 'cart', cart: { lineItems: null }, version: 3, waiting: 0, refused: [] })
  expect(answers).not.toHaveBeenCalled()
  answers.mockResolvedValueOnce(cartOf(2, 3))
  hear({ arcade: 'cart', version: 4, waiting: 0, refused: [] })
  await expect.poll(() => count()).toBe(2)
  answers.mockResolvedValueOnce(cartOf(5, 3))
  hear({ arcade: 'cart-changed' })
  await expect.poll(() => count()).toBe(5)
  answers.mockRejectedValueOnce(new Error('no network'))
  hear({ arcade: 'cart-changed' })
  expect(answers.mock.calls).toEqual(Array.from({ length: 3 }, () => ['GET shoppingManagement4/myCart']))
})

test('PWA-4 API-2 asks when the worker has news and when the network is back, each time with the token of now', () => {
  const { hear, online, asked } = open()
  hear({ arcade: 'cart-changed' })
  online()
  expect(asked.mock.calls).toEqual(
    Array.from({ length: 3 }, () => [{ arcade: 'cart', cookies: 'XSRF-TOKEN=t%2Fk' }]),
  )
})
