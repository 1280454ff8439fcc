import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { cart, detail } from '../fixtures/visitors.ts'
import { buyAgain } from './buy-again.ts'

const [line] = detail.lines as [(typeof detail.lines)[number]]
const I_CART = 'POST shoppingManagement4/iCart'

test('ACC-3 buying again fills the cart and names what is gone and what costs more', async () => {
  const lines = [
    { ...line, productID: 'a', name: 'A', optionLabel: '', optionPair: '', unitPrice: 90 },
    { ...line, productID: 'b', name: 'B', optionLabel: 'Large', optionPair: 'size:l', unitPrice: 100 },
    { ...line, productID: 'c', name: 'C', optionLabel: '', optionPair: '', unitPrice: 100 },
    // A backend that does not say which options.
    { ...line, productID: 'd', name: 'D', optionLabel: 'Small', unitPrice: 1 },
  ]
  const { api, calls } = createFakeBackend({
    [I_CART]: {
      cart: cart(3, { a: 2, c: 2 }),
      refused: [{ productID: 'b', optionPair: 'size:l', code: 'out-of-stock', message: 'Sold out.' }],
    },
  })
  const app = fakeApp(api, { cart: cart(2, {}) })
  expect(await buyAgain(app, { lines }, 'wish')).toEqual({
    added: 2,
    gone: [
      { name: 'D · Small', why: '' },
      { name: 'B · Large', why: 'Sold out.' },
    ],
    dearer: [{ name: 'A', before: 90, now: 100 }],
  })
  expect(app.state.$itemCount.get()).toBe(4)
  expect(calls[0]?.options.body).toEqual({
    intentID: 'wish',
    lines: [
      { productID: 'a', optionPair: '', quantity: 2 },
      { productID: 'b', optionPair: 'size:l', quantity: 2 },
      { productID: 'c', optionPair: '', quantity: 2 },
    ],
  })
})

test('ACC-3 an order of which nothing is known asks the backend nothing', async () => {
  const { api, calls } = createFakeBackend()
  const result = await buyAgain(fakeApp(api), { lines: [{ ...line, optionLabel: 'Small' }] }, 'wish')
  expect(result).toMatchObject({ added: 0, gone: [{ why: '' }] })
  expect(calls).toEqual([])
})
