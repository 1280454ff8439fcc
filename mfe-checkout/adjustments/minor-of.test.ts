import type { Language } from 'shared-contracts/language/language.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
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
  ['1,250', 125_000],
  ['1,250,000.5', 125_000_050],
  ['1,25,000', null],
])('CHK-4 an amount typed as %j is %s minor units', (typed, minor) => {
  expect(minorOf(typed, 'CAD')).toBe(minor)
})

test.each([
  ['CAD', 'en'],
  ['CAD', 'zh'],
  ['JPY', 'en'],
  ['KRW', 'zh'],
  ['KWD', 'en'],
] as const)(
  'CHK-4 LNG-5 the most that a field says it takes can be typed as it says it (%s, %s)',
  (currency, language: Language) => {
    for (const most of [650, 125_000, 98_765_432])
      expect(minorOf(formatMoney(most, currency, language), currency)).toBe(most)
  },
)

test('CHK-4 where a comma may stand for thousands or thousandths, the smaller amount is meant', () => {
  expect(minorOf('1,250', 'KWD')).toBe(1250)
  expect(minorOf('1,250.000', 'KWD')).toBe(1_250_000)
  expect(minorOf('1,250', 'JPY')).toBe(1250)
})
