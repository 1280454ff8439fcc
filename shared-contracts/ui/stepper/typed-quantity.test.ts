import { expect, test } from 'vitest'
import { typedQuantity } from './typed-quantity.ts'

test('CRT-2 a quantity is read in full-width digits too, and stays what it was where the field was emptied', () => {
  expect(typedQuantity(' 12', 5)).toBe(12)
  expect(typedQuantity('１２', 5)).toBe(12)
  for (const none of ['', ' ', '两', '-', '0']) expect(typedQuantity(none, 5), none).toBe(5)
})
