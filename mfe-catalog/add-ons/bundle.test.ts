import { expect, test } from 'vitest'
import { bundleOf } from './bundle.ts'

const row = { optionPair: '100g-tin', available: 3, price: 2200 }
const addOns = [
  { id: 'cup', price: 1200 },
  { id: 'pick', price: 650 },
]

test('CAT-4 a bundle costs what its parts cost in the chosen options', () => {
  expect(bundleOf('oolong', row, addOns)).toEqual({
    lines: [
      { productID: 'oolong', optionPair: '100g-tin', quantity: 1 },
      { productID: 'cup', optionPair: '', quantity: 1 },
      { productID: 'pick', optionPair: '', quantity: 1 },
    ],
    total: 4050,
  })
})

test('CAT-4 while the product itself cannot be added, what goes beside it can', () => {
  expect(bundleOf('oolong', null, addOns)).toMatchObject({
    lines: [{ productID: 'cup' }, { productID: 'pick' }],
    total: 1850,
  })
})
