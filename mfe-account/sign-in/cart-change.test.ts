import { expect, test } from 'vitest'
import { cart } from '../fixtures/visitors.ts'
import { cartChange } from './cart-change.ts'

test('VIS-4 merging is compared by product and options, not by line id', () => {
  expect(cartChange(cart(1, { a: 2, b: 1 }), cart(2, { a: 1, b: 1, c: 4 }))).toEqual({
    added: 4,
    reduced: ['Tea a'],
  })
})
