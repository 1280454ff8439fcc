import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { expect, test } from 'vitest'
import { cartOf, line } from '../fixtures/fake-app.ts'
import { changesElsewhere, itemOf, stillSo } from './changes-elsewhere.ts'

const before = cartOf([line('a', 2), line('b'), line('c')])

test('CRT-2 what another tab did is named line by line; what this tab is changing is not', () => {
  const now = cartOf([line('a', 5), line('c'), line('d', 2)], 2)
  expect(changesElsewhere(before, now, new Set())).toEqual([
    { kind: 'quantity', item: itemOf(line('a')), name: 'Tea a 250 g', now: 5 },
    { kind: 'added', item: itemOf(line('d')), name: 'Tea d 250 g', now: 2 },
    { kind: 'removed', item: itemOf(line('b')), name: 'Tea b 250 g', now: 0 },
  ])
  const own = new Set([itemOf(line('a')), itemOf(line('b')), itemOf(line('d'))])
  expect(changesElsewhere(before, now, own)).toEqual([])
})

test('CRT-2 of one product with several choices it is said which of them is another', () => {
  const [small, large] = [
    line('t', 1, { productID: 'tea', name: 'Tea', optionPair: 's', optionLabel: '50 g' }),
    line('u', 1, { productID: 'tea', name: 'Tea', optionPair: 'l', optionLabel: '250 g' }),
  ]
  const plain = line('v', 1, { name: 'Cup', optionLabel: '' })
  const before = cartOf([small, large, plain])
  const now = cartOf([
    { ...small, quantity: 3 },
    { ...large, quantity: 2 },
  ])
  expect(changesElsewhere(before, now, new Set()).map(change => change.name)).toEqual([
    'Tea 50 g',
    'Tea 250 g',
    'Cup',
  ])
})

test('CRT-2 a line that was taken out and put back under another id is no change', () => {
  const back = { ...line('b'), id: 'b2' }
  expect(changesElsewhere(before, cartOf([line('a', 2), back, line('c')], 3), new Set())).toEqual([])
})

test('CRT-2 what another tab did is said no more once this tab has changed it again', () => {
  const said = changesElsewhere(before, cartOf([line('a', 5), line('c'), line('d', 2)]), new Set())
  const names = (cart: Cart) => stillSo(said, cart).map(change => change.name)
  expect(names(cartOf([line('a', 5), line('c', 9), line('d', 3)]))).toEqual(['Tea a 250 g', 'Tea b 250 g'])
  expect(names(cartOf([line('a', 4), line('b'), line('d', 2)]))).toEqual(['Tea d 250 g'])
})
