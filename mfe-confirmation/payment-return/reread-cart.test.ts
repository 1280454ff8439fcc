import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { createFakeBackend as fakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { rereadCart } from './reread-cart.ts'

test('RET-9 CRT-1 the cart is read again; a failing read leaves the shown one', async () => {
  const cart: Cart = { itemCount: 0, lineItems: {}, subtotal: 0, currency: 'CAD', version: 8 }
  const old: Cart = { ...cart, itemCount: 2, version: 7 }
  const { signal } = new AbortController()
  const good = fakeApp(fakeBackend({ 'GET shoppingManagement4/myCart': () => cart }).api, { cart: old })
  await rereadCart(good, signal)
  expect(good.state.$itemCount.get()).toBe(0)
  const bad = fakeApp(fakeBackend({}).api, { cart: old })
  await rereadCart(bad, signal)
  expect(bad.state.$itemCount.get()).toBe(2)
})

test('RET-9 a backend that begins a new cart after each order counts its changes anew: what was bought is gone from the number', async () => {
  const cart: Cart = { itemCount: 0, lineItems: {}, subtotal: 0, currency: 'CAD', version: 1 }
  const bought: Cart = { ...cart, itemCount: 2, version: 7 }
  const { signal } = new AbortController()
  const app = fakeApp(fakeBackend({ 'GET shoppingManagement4/myCart': () => cart }).api, { cart: bought })
  await rereadCart(app, signal)
  expect(app.state.$itemCount.get()).toBe(0)
})

test('CRT-2 what was put into the cart meanwhile is not taken back by the answer to an earlier question', async () => {
  const bought: Cart = { itemCount: 2, lineItems: {}, subtotal: 0, currency: 'CAD', version: 7 }
  const { signal } = new AbortController()
  const backend = fakeBackend({
    'GET shoppingManagement4/myCart': () => {
      app.state.$cart.set({ ...bought, itemCount: 1, version: 9 })
      return { ...bought, itemCount: 0, version: 8 }
    },
  })
  const app = fakeApp(backend.api, { cart: bought })
  await rereadCart(app, signal)
  expect(app.state.$itemCount.get()).toBe(1)
})
