import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cart } from '../fixtures/visitors.ts'
import { addListed } from './add-listed.ts'

const CALL = 'POST shoppingManagement4/myCart'

test.each([
  ['is met by the panel that says so', '/user/wishlist', true],
  ['and has gone on meanwhile is left alone there', '/checkout/checkout', false],
])('CRT-5 CAT-11 who puts what they wished for into the cart %s', async (_who, after, panel) => {
  vi.stubGlobal('location', { pathname: '/user/wishlist' })
  onTestFinished(() => void vi.unstubAllGlobals())
  const filled = cart(2, { p1: 1 })
  const app = createFakeApp({
    answers: {
      [CALL]: () => {
        vi.stubGlobal('location', { pathname: after })
        return filled
      },
    },
  })
  await addListed(app, 'p1', 'intent-1')
  const body = { productID: 'p1', optionPair: '', quantity: 1, intentID: 'intent-1' }
  expect(app.calls[0]?.options.body).toEqual(body)
  expect(app.state.$cart.get()).toEqual(filled)
  expect(app.state.$ui.get().miniCart).toBe(panel)
})
