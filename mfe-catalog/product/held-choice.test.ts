import { expect, test } from 'vitest'
import { followAddress, type HeldChoice } from './held-choice.ts'

const read = (address: string | null) => (address ?? '').split('-').map(id => id || null)
const held: HeldChoice = { address: null, selection: ['s', 'red'], written: ['s-', 's-red'] }

test('CAT-4 of two options chosen quickly both stay while the address of the first is drawn', () => {
  const first = followAddress(held, 's-', read)
  expect(first).toEqual({ address: 's-', selection: ['s', 'red'], written: ['s-red'] })
  expect(followAddress(first, 's-red', read)).toEqual({
    address: 's-red',
    selection: ['s', 'red'],
    written: [],
  })
})

test('CAT-4 the second address may come without the first', () => {
  expect(followAddress(held, 's-red', read)).toEqual({
    address: 's-red',
    selection: ['s', 'red'],
    written: [],
  })
})

test('CAT-4 an address that nobody here wrote is what counts', () => {
  expect(followAddress(held, 'm-blue', read)).toEqual({
    address: 'm-blue',
    selection: ['m', 'blue'],
    written: [],
  })
})
