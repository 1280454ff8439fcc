import { expect, test, vi } from 'vitest'
import { LANGUAGES } from './language.ts'
import { formatPercent } from './percent.ts'

test.each(LANGUAGES)('LNG-5 a share is written to the last digit that a rate can have (%s)', language => {
  expect(formatPercent(130_000, language)).toBe('13%')
  expect(formatPercent(99_750, language)).toBe('9.975%')
  expect(formatPercent(1, language)).toBe('0.0001%')
  expect(formatPercent(0, language)).toBe('0%')
})

test('LNG-5 a list of shares makes one formatter', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  for (let i = 0; i < 50; i++) formatPercent(i, 'en')
  expect(made.mock.calls.length).toBeLessThanOrEqual(1)
  made.mockRestore()
})
