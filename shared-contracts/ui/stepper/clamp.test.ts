import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clamp } from './clamp.ts'

test('CAT-4 a quantity is a whole number within its bounds, whatever is typed', () => {
  expect(clamp(Number.NaN, 1, 9)).toBe(1)
  expect(clamp(3.9, 1, 9)).toBe(3)
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 999 }), (wanted, max) => {
      const quantity = clamp(wanted, 1, max)
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= max).toBe(true)
    }),
  )
})
