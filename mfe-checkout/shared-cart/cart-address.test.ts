import { expect, test } from 'vitest'
import { cartOf, line } from '../fixtures/fake-app.ts'
import { cartAddress, sharedLines } from './cart-address.ts'

const itemsOf = (address: string) => new URL(address, 'http://shop.test').searchParams.get('items')

test('CRT-1 a cart’s address offers its lines and nothing else', () => {
  const address = cartAddress(cartOf([line('a', 2), line('b', 1, { optionPair: '' })]))
  expect(sharedLines(itemsOf(address))).toEqual([
    { productID: 'p-a', optionPair: 'g250', quantity: 2 },
    { productID: 'p-b', optionPair: '', quantity: 1 },
  ])
})

test('CRT-1 what anybody may write into such an address is left out unless it is a line', () => {
  for (const items of [
    null,
    '',
    '~',
    'a',
    'a~b',
    'a~~0',
    'a~~1000',
    'a~~1.5',
    'a~~1~2',
    '../x~~1',
    'a~<b>~1',
  ])
    expect(sharedLines(items), String(items)).toEqual([])
  expect(sharedLines(Array(500).fill('a~~1').join(' '))).toHaveLength(100)
})
