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
