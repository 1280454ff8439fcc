import { expect, test } from 'vitest'
import { spaced } from './spaced.ts'

test.each([
  ['You ordered 2.', 'No more can be had.', 'You ordered 2. No more can be had.'],
  ['您已订 2 件。', '不能再多了。', '您已订 2 件。不能再多了。'],
  ['已付：', '', '已付：'],
  ['Paid:', '', 'Paid: '],
])('LNG-1 after %j, %j follows without a gap', (first, second, whole) => {
  expect(spaced(first, second)).toBe(whole)
})
