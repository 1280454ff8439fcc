import { expect, test, vi } from 'vitest'
import { LANGUAGE_TAG, type Language } from './language.ts'
import { convert, formatEstimate, formatMoney, fractionDigits } from './money.ts'

test('LNG-5 amounts are minor units, written by language', () => {
  expect(formatMoney(1250, 'CAD', 'en')).toBe('$12.50')
  expect(formatMoney(1250, 'JPY', 'en')).toBe('¥1,250')
  expect(formatMoney(-5, 'CAD', 'zh')).toBe('-$0.05')
})

test.each([
  ['JPY', 0],
  ['KRW', 0],
  ['CAD', 2],
  ['HUF', 2],
  ['IDR', 2],
  ['MGA', 2],
  ['KWD', 3],
  ['BHD', 3],
] as const)(
  'LNG-5 %s has %i digits behind the point, as ISO 4217 says and whatever the engine holds',
  (currency, digits) => {
    expect(fractionDigits(currency)).toBe(digits)
    const [, behind = ''] = formatMoney(123_456, currency, 'en').split('.')
    expect(behind).toHaveLength(digits)
  },
)

test('LNG-5 each currency with other than two digits is found by its own code', () => {
  const digits = (codes: string) => codes.split(' ').map(fractionDigits)
  expect(digits('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF')).toEqual(Array(16).fill(0))
  expect(digits('BHD IQD JOD KWD LYD OMR TND')).toEqual(Array(7).fill(3))
})

test.each([
  [14994, 'CNY', 'zh', '¥150'],
  [1000, 'CAD', 'zh', '$10'],
  [999, 'CNY', 'zh', '¥9.99'],
  [-1260, 'CNY', 'zh', '-¥13'],
  [1505, 'JPY', 'zh', '¥1,505'],
  [14994, 'CNY', 'en', '¥149.94'],
] as const)('LNG-5 about %i of %s is said in %s as %s', (minor, currency, language, said) => {
  expect(formatEstimate(minor, currency, language)).toBe(said)
})

test('LNG-5 what is a round number anyway has no cents in either language', () => {
  expect(formatEstimate(2631, 'CNY', 'en', true)).toBe('¥26')
  expect(formatEstimate(480, 'USD', 'zh', true)).toBe('$5')
  expect(formatEstimate(1505, 'JPY', 'en', true)).toBe('¥1,505')
})

test('LNG-4 a conversion is rounded to minor units of its own currency', () => {
  expect(convert(1999, 'CAD', 'JPY', 108.3)).toBe(2165)
  expect(convert(1000, 'JPY', 'CAD', 0.0092)).toBe(920)
})

test('LNG-5 every currency is written as each language writes it', () => {
  const languages = Object.entries(LANGUAGE_TAG) as [Language, string][]
  for (const currency of Intl.supportedValuesOf('currency'))
    for (const [language, tag] of languages) {
      const formatter = (digits: number) =>
        new Intl.NumberFormat(tag, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        })
      const digits = fractionDigits(currency)
      const [exact, whole] = [formatter(digits), formatter(0)]
      for (const minor of [
        0, 1, -1, 10, 99, -100, 12_345, 99_999, -100_000, 123_456_789, -1_234_567_890_123,
      ]) {
        const amount = minor / 10 ** digits
        expect(formatMoney(minor, currency, language)).toBe(exact.format(amount))
        const about = language === 'zh' && Math.abs(amount) >= 10 ? whole : exact
        expect(formatEstimate(minor, currency, language)).toBe(about.format(amount))
      }
    }
})

test('LNG-5 nothing owed has no sign before it, and what is no whole number of minor units is rounded', () => {
  expect(formatMoney(-0, 'CAD', 'en')).toBe('$0.00')
  expect(formatMoney(1250.6, 'CAD', 'en')).toBe('$12.51')
})

test('NFR-P a list of prices makes no formatter where the languages agree, and else one for each use', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  for (let i = 0; i < 50; i++) formatMoney(i, 'CAD', 'en')
  expect(made).not.toHaveBeenCalled()
  for (let i = 0; i < 50; i++) formatMoney(i, 'SEK', 'en')
  expect(made.mock.calls.length).toBeLessThanOrEqual(2)
  made.mockRestore()
})
