import { expect, test } from 'vitest'
import { cartOf, line } from '../fixtures/fake-app.ts'
import { findAdded } from './find-added.ts'

const before = cartOf([line('a'), line('b')])

test.each([
  ['one more of a line that stays in its place', [line('a', 2), line('b')], 'a'],
  ['the same under another id', [line('a2', 2, { productID: 'p-a' }), line('b')], 'a2'],
  ['a new line', [line('a'), line('b'), line('c')], 'c'],
  ['several', [line('a', 2), line('b', 2)], 'b'],
  ['nothing that is known', [line('a'), line('b')], 'b'],
])('CRT-5 what was added is found: %s', (_what, lines, found) => {
  expect(findAdded(cartOf(lines), before)?.id).toBe(found)
})

test('CRT-5 where nobody knows what was in the cart before, the line that came last is shown; of an empty one none', () => {
  expect(findAdded(before, null)?.id).toBe('b')
  expect(findAdded(cartOf([]), null)).toBeUndefined()
})
