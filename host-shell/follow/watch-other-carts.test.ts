import { atom } from 'nanostores'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { expect, test, vi } from 'vitest'
import { cartOf } from '../fixtures/cart.ts'
import { watchOtherCarts } from './watch-other-carts.ts'

/** A tab of a browser in which others keep what is `stored`. */
function tab(stored: Map<string, string>, version: number) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = Object.assign(new EventTarget(), { document })
  const state = { $cart: atom<Cart | null>(cartOf(version)) }
  const api = vi.fn(async () => cartOf(8))
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  }
  watchOtherCarts(window as never, { state, api } as never, storage as never)
  return {
    state,
    api,
    hear: () => window.dispatchEvent(Object.assign(new Event('storage'), { key: 'arcade.cart' })),
    see(visibilityState: 'hidden' | 'visible') {
      document.visibilityState = visibilityState
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('CRT-2 a tab that is not seen asks for the cart that another has changed once it is, and only then', async () => {
  const stored = new Map<string, string>()
  const here = tab(stored, 3)
  here.see('hidden')
  here.see('visible')
  expect(here.api).not.toHaveBeenCalled()
  here.see('hidden')
  tab(stored, 3).state.$cart.set(cartOf(8))
  here.hear()
  expect(here.api).not.toHaveBeenCalled()
  here.see('visible')
  await expect.poll(() => here.state.$cart.get()?.itemCount).toBe(8)
  here.see('visible')
  expect(here.api.mock.calls).toEqual([['GET shoppingManagement4/myCart']])
})

test('CRT-2 a tab that is seen beside it asks at once; without an answer it stays as it is', async () => {
  const stored = new Map<string, string>()
  const here = tab(stored, 3)
  here.api.mockRejectedValueOnce(new Error('no network'))
  tab(stored, 3).state.$cart.set(cartOf(8))
  here.hear()
  await expect.poll(() => here.api).toHaveBeenCalledOnce()
  expect(here.state.$cart.get()?.version).toBe(3)
})
