import { expect, test, vi } from 'vitest'
import { convert, formatEstimate, formatMoney, fractionDigits } from './money.ts'

test('LNG-5 amounts are minor units, written by language', () => {
  expect(formatMoney(1250, 'CAD', 'en')).toBe('$12.50')
  expect(formatMoney(1250, 'JPY', 'en')).toBe('¥1,250')
  expect(formatMoney(-5, 'CAD', 'zh')).toBe('-$0.05')
  expect(fractionDigits('JPY')).toBe(0)
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

test('LNG-4 a conversion is rounded to minor units of its own currency', () => {
  expect(convert(1999, 'CAD', 'JPY', 108.3)).toBe(2165)
  expect(convert(1000, 'JPY', 'CAD', 0.0092)).toBe(920)
})

test('LNG-5 a list of prices makes one formatter', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  for (let i = 0; i < 50; i++) formatMoney(i, 'EUR', 'en')
  expect(made.mock.calls.length).toBeLessThanOrEqual(2)
  made.mockRestore()
})
