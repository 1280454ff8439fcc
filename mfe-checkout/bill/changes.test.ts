import { expect, test } from 'vitest'
import { bill } from '../fixtures/fake-app.ts'
import { changesOf, sumsOf } from './changes.ts'

test('CHK-4 what changed since the last look is known row by row, with what it was', () => {
  const before = sumsOf(bill)
  expect(changesOf(before, sumsOf({ ...bill }))).toEqual({})
  const taxes = [{ name: 'HST', rate: 130_000, amount: 500 }]
  const now = sumsOf({ ...bill, subtotal: 3850, taxes, total: 4350, tip: 0 })
  expect(changesOf(before, now)).toEqual({ subtotal: 3381, 'tax HST': 439, total: 3820, due: 3820 })
})
