import { expect, test } from 'vitest'
import { minorOf } from './minor-of.ts'

test.each([
  ['5', 500],
  ['$5.50', 550],
  ['5,5', 550],
  ['１２．５', 1250],
  [' 0.05 ', 5],
  ['5.', 500],
  ['', null],
  ['-5', null],
  ['5.005', null],
  ['1.2.3', null],
  ['1e3', null],
])('CHK-4 an amount typed as %j is %s minor units', (typed, minor) => {
  expect(minorOf(typed, 'CAD')).toBe(minor)
})
