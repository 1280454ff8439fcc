import { expect, test, vi } from 'vitest'
import { LANGUAGE_TAG, LANGUAGES, type Language } from './language.ts'
import { formatPercent } from './percent.ts'

test.each(LANGUAGES)('LNG-5 a share is written to the last digit that a rate can have (%s)', language => {
  expect(formatPercent(130_000, language)).toBe('13%')
  expect(formatPercent(99_750, language)).toBe('9.975%')
  expect(formatPercent(1, language)).toBe('0.0001%')
  expect(formatPercent(0, language)).toBe('0%')
})

test('NFR-P a list of shares makes no formatter, and one of odd ones a single one', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  for (let i = 0; i < 50; i++) formatPercent(i, 'en')
  expect(made).not.toHaveBeenCalled()
  for (let i = 0; i < 50; i++) formatPercent(i + 0.5, 'en')
  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
})

test('LNG-5 shares are written as the languages write them', () => {
  for (const [language, tag] of Object.entries(LANGUAGE_TAG) as [Language, string][]) {
    const { format } = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 })
    for (const rate of [
      0, 1, -1, 10, 50_000, 99_750, 130_000, 149_750, 1_000_000, 9_999_999, 10_000_000, 99_750.5,
    ])
      expect(formatPercent(rate, language)).toBe(format(rate / 1e6))
  }
})
