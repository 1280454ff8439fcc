import { expect, test } from 'vitest'
import { bill, cartOf, fakeApp, line } from '../fixtures/fake-app.ts'
import { refusal } from '../fixtures/refuse.ts'
import { isOf, loadEstimate, placeOf } from './load-estimate.ts'

const BILL = 'GET shoppingManagement4/billing/'
const unplaced = { ...bill, draft: { ...bill.draft, method: null, localStoreName: null } }

test('CHK-4 an estimate is the store’s bill, without the lines that the cart shows; where it cannot say, there is none', async () => {
  expect(await loadEstimate(fakeApp({ [BILL]: () => bill }).api)).toEqual({ ...bill, lines: [] })
  const empty = fakeApp({
    [BILL]: () => {
      throw refusal('cart-empty')
    },
  })
  expect(await loadEstimate(empty.api)).toBeNull()
})

test('CHK-4 its taxes are those of the chosen place, else of the one that the store supposes', () => {
  expect(placeOf(bill)).toBe('Markham')
  expect(placeOf({ ...unplaced, estimatedFor: 'Richmond' })).toBe('Richmond')
  expect([placeOf(unplaced), placeOf({ ...unplaced, estimatedFor: null })]).toEqual([null, null])
})

test('CRT-2 a bill of another cart is not shown', () => {
  const cart = cartOf([line('a', 2)])
  expect([isOf({ ...bill, subtotal: 2500 }, cart), isOf(bill, cart)]).toEqual([true, false])
})
