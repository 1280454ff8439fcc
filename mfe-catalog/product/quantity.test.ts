import fc from 'fast-check'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { expect, test } from 'vitest'
import { detail, stock } from '../fixtures/products.ts'
import { buyState } from './buy-state.ts'
import { clampQuantity, inCart, isHeldBack, room } from './quantity.ts'
import { readSelection } from './selection.ts'

const cartWith = (quantity: number): Cart => ({
  itemCount: quantity,
  lineItems: {
    l1: {
      id: 'l1',
      productID: 'osmanthus',
      name: '',
      optionPair: '100g-tin',
      optionLabel: '',
      image: null,
      unitPrice: 2200,
      quantity,
      lineTotal: 2200 * quantity,
      available: 3,
    },
  },
  subtotal: 2200 * quantity,
  currency: 'CAD',
  version: 1,
})

test('CAT-4 a quantity is a whole number from 1 to the limit, whatever is typed', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 999 }), (wanted, limit) => {
      const quantity = clampQuantity(wanted, limit)
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= limit).toBe(true)
    }),
  )
  expect(clampQuantity(Number.NaN, 5)).toBe(1)
})

test('CAT-4 what the cart holds of the same combination counts against the stock', () => {
  expect(inCart(cartWith(2), 'osmanthus', '100g-tin')).toBe(2)
  expect(inCart(cartWith(2), 'osmanthus', '500g-bag')).toBe(0)
  expect(inCart(null, 'osmanthus', '100g-tin')).toBe(0)
  expect(room(3, 2)).toBe(1)
  expect(room(1, 4)).toBe(0)
  expect(room(5000, 0)).toBe(999)
})

test.each([
  [1, 11, 12, false],
  [10, 11, 12, false],
  [11, 11, 12, true],
  // As many as there are: that is the stock, which is said as such.
  [12, 12, 12, false],
  [3, 3, 3, false],
  // The stepper ends where any line does.
  [999, 999, 5000, false],
  [1, 998, 5000, false],
  [998, 998, 5000, true],
])('CAT-4 %i chosen of %i that may be added, %i in stock: that no more can be is said: %s', (...row) => {
  const [quantity, limit, available, said] = row
  expect(isHeldBack(quantity, limit, available)).toBe(said)
})

test('CAT-4 the buy box knows how many may still be added', () => {
  const chosen = readSelection(detail.options, '100g-tin')
  expect(buyState(detail, stock, chosen, cartWith(2))).toMatchObject({
    limit: 1,
    available: 3,
    soldOut: false,
  })
  expect(buyState(detail, stock, chosen, cartWith(3)).limit).toBe(0)
  expect(buyState(detail, null, chosen, null).verdict.kind).toBe('unknown')
})
