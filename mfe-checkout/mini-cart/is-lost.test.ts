import { expect, test } from 'vitest'
import { cartOf, line } from '../fixtures/fake-app.ts'
import { isLost } from './is-lost.ts'

const before = cartOf([line('a', 2), line('b')])
const again = (id: string, quantity: number) => line(`${id}2`, quantity, { productID: `p-${id}` })

test.each([
  ['another product came alone', [line('c')], true],
  ['one more of the same came alone', [again('a', 1)], true],
  ['many of another came', [line('c', 9)], true],
  ['it was added to', [line('a', 3), line('b')], false],
  ['another came beside it', [line('a', 2), line('b'), line('c')], false],
  ['lines have other ids with each answer', [again('a', 3), again('b', 1)], false],
  ['one of its lines can no longer be had', [line('b'), line('c')], false],
])('CRT-2 whether a cart is the one that was shown: %s', (_what, lines, lost) => {
  expect(isLost(cartOf(lines), before)).toBe(lost)
})

test('CRT-2 of one piece that came in place of one piece, and where nothing was known before', () => {
  expect(isLost(cartOf([again('a', 1)]), cartOf([line('a')]))).toBe(true)
  expect(isLost(before, null)).toBe(false)
  expect(isLost(before, cartOf([]))).toBe(false)
})
