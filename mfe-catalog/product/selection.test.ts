import { expect, test } from 'vitest'
import { detail, stock } from '../fixtures/products.ts'
import { offerOf } from './offer.ts'
import { choicesInWords, evaluate, readSelection, valueState, writeSelection } from './selection.ts'

const { options } = detail
const { rows } = stock
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
  expect(valueState(rows, read('-tin'), 0, '100g')).toBe('open')
  expect(valueState(rows, read('-tin'), 0, '500g')).toBe('impossible')
  expect(valueState(rows, read('100g-'), 1, 'bag')).toBe('sold-out')
  expect(valueState(rows, read(null), 1, 'bag')).toBe('open')
})

test('CAT-4 a selection is incomplete, impossible, sold out or available', () => {
  expect(evaluate(rows, read('100g-'))).toEqual({ kind: 'incomplete', missing: [1] })
  expect(evaluate(rows, read('500g-tin'))).toEqual({ kind: 'impossible' })
  expect(evaluate(rows, read('100g-bag'))).toMatchObject({ kind: 'sold-out' })
  expect(evaluate(rows, read('500g-bag'))).toMatchObject({ kind: 'available', row: { available: 40 } })
})

test('CAT-4 a product without options has one combination', () => {
  const plain = [{ optionPair: '', available: 2, price: 900 }]
  expect(evaluate(plain, readSelection([], null))).toEqual({ kind: 'available', row: plain[0] })
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
