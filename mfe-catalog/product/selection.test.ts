import { uncountedStock } from 'shared-contracts/api/uncounted-stock.ts'
import { expect, test } from 'vitest'
import { detail, stock } from '../fixtures/products.ts'
import { offerOf } from './offer.ts'
import { choicesInWords, evaluate, readSelection, valueState, writeSelection } from './selection.ts'

const { options } = detail
const read = (text: string | null) => readSelection(options, text)

test('CAT-4 the selection survives a way through the address, partial ones too', () => {
  for (const text of ['100g-tin', '-tin', '500g-', ''])
    expect(writeSelection(readSelection(options, text))).toBe(text)
})

test('CAT-4 unknown values in the address count as not chosen', () => {
  expect(read('100g-<script>')).toEqual(['100g', null])
  expect(read('a-b-c-d')).toEqual([null, null])
  expect(read(null)).toEqual([null, null])
})

test('CAT-4 an option with a single value is chosen from the start', () => {
  const single = [{ id: 'size', name: 'Size', values: [{ id: 'one', label: 'One', priceDelta: 0 }] }]
  expect(readSelection(single, null)).toEqual(['one'])
})

test('CAT-4 each value is open, sold out or impossible, given the other choices', () => {
  expect(valueState(detail, stock, read('-tin'), 0, '100g')).toBe('open')
  expect(valueState(detail, stock, read('-tin'), 0, '500g')).toBe('impossible')
  expect(valueState(detail, stock, read('100g-'), 1, 'bag')).toBe('sold-out')
  expect(valueState(detail, stock, read(null), 1, 'bag')).toBe('open')
})

test('CAT-4 a selection is incomplete, impossible, sold out or available', () => {
  expect(evaluate(detail, stock, read('100g-'))).toEqual({ kind: 'incomplete', missing: [1] })
  expect(evaluate(detail, stock, read('500g-tin'))).toEqual({ kind: 'impossible' })
  expect(evaluate(detail, stock, read('100g-bag'))).toMatchObject({ kind: 'sold-out' })
  expect(evaluate(detail, stock, read('500g-bag'))).toMatchObject({
    kind: 'available',
    row: { available: 40 },
  })
})

test('CAT-4 a product without options has one combination', () => {
  const row = { optionPair: '', available: 2, price: 900 }
  const plain = { ...detail, options: [] }
  expect(evaluate(plain, { ...stock, rows: [row] }, readSelection([], null))).toEqual({
    kind: 'available',
    row,
  })
})

test('CAT-4 choices are put into words, one option left out where asked', () => {
  expect(choicesInWords(options, read('500g-tin'))).toBe('500g · tin')
  expect(choicesInWords(options, read('500g-tin'), 0)).toBe('tin')
})

test('CAT-4 the price follows the selection and says from while choices remain', () => {
  expect(offerOf(detail, stock, read(null))).toEqual({ price: 2200, varies: true, before: null })
  expect(offerOf(detail, stock, read('500g-bag'))).toEqual({ price: 7000, varies: false, before: null })
  expect(offerOf(detail, null, read(null))).toEqual({ price: 1800, varies: true, before: null })
  const reduced = { ...detail, compareAtPrice: 2500 }
  expect(offerOf(reduced, stock, read('100g-tin')).before).toBe(2500)
  expect(offerOf(reduced, stock, read('500g-bag')).before).toBeNull()
})

const value = (id: string, priceDelta = 0) => ({ id, label: id, priceDelta })
const option = (id: string, ...values: ReturnType<typeof value>[]) => ({ id, name: id, values })

test('CAT-4 ids of values may have a dash in them: they are chosen, kept in the address and found in stock', () => {
  const uuid = '0b6a2f0e-4f7c-4a53-9f0e-1f2b3c4d5e6f'
  const product = {
    ...detail,
    options: [
      option('size', value('extra-large'), value('extra')),
      option('colour', value(uuid), value('red')),
    ],
  }
  const inventory = {
    ...stock,
    rows: [
      { optionPair: `extra-large-${uuid}`, available: 2, price: 900 },
      // Of a choice that the product had once.
      { optionPair: 'extra-red-gone', available: 9, price: 900 },
      { optionPair: 'extra-red', available: 0, price: 900 },
    ],
  }
  for (const selection of [
    ['extra-large', uuid],
    ['extra', uuid],
    ['extra-large', null],
    [null, uuid],
    [null, null],
  ])
    expect(readSelection(product.options, writeSelection(selection))).toEqual(selection)
  expect(evaluate(product, inventory, ['extra-large', uuid])).toMatchObject({ kind: 'available' })
  expect(evaluate(product, inventory, ['extra', 'red'])).toMatchObject({ kind: 'sold-out' })
  expect(evaluate(product, inventory, ['extra', uuid])).toEqual({ kind: 'impossible' })
  expect(valueState(product, inventory, [null, null], 0, 'extra-large')).toBe('open')
})

test('CAT-4 of a store that counts nothing every combination is on offer at its price, also of more options than could be listed', () => {
  const product = {
    ...detail,
    price: 1000,
    options: Array.from({ length: 30 }, (_, i) => option(`o${i}`, value('no'), value('yes', 5))),
  }
  const inventory = uncountedStock(product)
  const chosen: (string | null)[] = product.options.map((_, i) => (i < 2 ? 'yes' : 'no'))
  expect(evaluate(product, inventory, chosen)).toMatchObject({
    kind: 'available',
    row: { optionPair: chosen.join('-'), price: 1010 },
  })
  expect(offerOf(product, inventory, chosen.with(29, null))).toMatchObject({ price: 1010, varies: true })
  expect(valueState(product, inventory, chosen, 5, 'yes')).toBe('open')
  const gone = { ...product, soldOut: true }
  expect(evaluate(gone, inventory, chosen)).toMatchObject({ kind: 'sold-out' })
  const empty = { ...product, options: [option('size')] }
  expect(evaluate(empty, uncountedStock(empty), [null])).toEqual({ kind: 'impossible' })
})
