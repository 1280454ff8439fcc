import { ApiError, NetworkError } from 'shared-contracts/api/api-error.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { createAddToCart } from './add-to-cart.ts'

const CALL = 'POST shoppingManagement4/myCart'
const cart: Cart = { itemCount: 2, lineItems: {}, subtotal: 4400, currency: 'CAD', version: 7 }
const choice = { productID: 'osmanthus', optionPair: '100g-tin', quantity: 2 }
const counter = () => {
  let n = 0
  return () => `intent-${++n}`
}
const refused = (code: string, status: number) =>
  new ApiError(CALL, status, { error: { errors: [{ code, message: 'Only 1 left.' }] } })

test('CRT-5 adding updates the cart and opens the mini-cart, which says so', async () => {
  const { app, asked } = fakeApp({ [CALL]: cart })
  const { add, $add } = createAddToCart(app, counter())
  expect(await add(choice)).toBe('added')
  expect(asked[0]?.options.body).toEqual({
    productID: 'osmanthus',
    optionPair: '100g-tin',
    quantity: 2,
    intentID: 'intent-1',
  })
  expect(app.state.$itemCount.get()).toBe(2)
  expect(app.state.$ui.get().miniCart).toBe(true)
  expect($add.get()).toEqual({ pending: false, error: null })
})

test('CRT-5 whoever has gone on to another page meanwhile is left alone there', async () => {
  vi.stubGlobal('location', { pathname: '/store/product/osmanthus' })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { app } = fakeApp({
    [CALL]: () => {
      vi.stubGlobal('location', { pathname: '/checkout/cart' })
      return cart
    },
  })
  expect(await createAddToCart(app, counter()).add(choice)).toBe('added')
  expect(app.state.$itemCount.get()).toBe(2)
  expect(app.state.$ui.get().miniCart).toBe(false)
})

test('CAT-4 a second press while the answer is due adds nothing', async () => {
  const { app, asked } = fakeApp({ [CALL]: cart })
  const { add } = createAddToCart(app, counter())
  const outcomes = await Promise.all([add(choice), add(choice)])
  expect(outcomes).toEqual(['added', 'busy'])
  expect(asked).toHaveLength(1)
})

test('CAT-4 a retry after a lost answer carries the same intent, the next purchase a new one', async () => {
  let answers = 0
  const { app, asked } = fakeApp({
    [CALL]: () => {
      if (answers++ === 0) throw new NetworkError(CALL, null)
      return cart
    },
  })
  const { add, $add } = createAddToCart(app, counter())
  expect(await add(choice)).toBe('failed')
  expect($add.get().error).toContain('not be added twice')
  expect(app.state.$ui.get().miniCart).toBe(false)
  await add(choice)
  await add(choice)
  const intents = asked.map(a => (a.options.body as { intentID: string }).intentID)
  expect(intents).toEqual(['intent-1', 'intent-1', 'intent-2'])
})

test.each([
  ['a fault of the backend', refused('internal', 500)],
  ['a call that is still being decided', refused('in-progress', 409)],
])('CAT-4 after %s a retry carries the same intent: it may have been added', async (_, error) => {
  let answers = 0
  const { app, asked } = fakeApp({
    [CALL]: () => {
      if (answers++ === 0) throw error
      return cart
    },
  })
  const { add } = createAddToCart(app, counter())
  expect(await add(choice)).toBe('failed')
  expect(await add(choice)).toBe('added')
  const intents = asked.map(a => (a.options.body as { intentID: string }).intentID)
  expect(intents).toEqual(['intent-1', 'intent-1'])
})

test('CAT-4 a refusal for stock shows the backend’s words and asks for new stock', async () => {
  const { app } = fakeApp({
    [CALL]: () => {
      throw refused('out-of-stock', 409)
    },
  })
  const { add, $add, clear } = createAddToCart(app, counter())
  expect(await add(choice)).toBe('stock-changed')
  expect($add.get()).toEqual({ pending: false, error: 'Only 1 left.' })
  clear()
  expect($add.get().error).toBeNull()
})

test('CRT-2 a late answer never moves the cart back', async () => {
  const { app } = fakeApp({ [CALL]: cart })
  app.state.$cart.set({ ...cart, version: 9, itemCount: 5 })
  await createAddToCart(app, counter()).add(choice)
  expect(app.state.$itemCount.get()).toBe(5)
})
