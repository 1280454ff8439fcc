import { expect, test, vi } from 'vitest'
import { LANGUAGE_TAG, LANGUAGES } from './language.ts'
import { openingText } from './opening-hours.ts'

const HOURS = ['Mo-Th 09:00-20:00', 'Fr,Sa 09:00-21:00', 'Su 12:00-16:00']

test('LNG-2 opening hours name their days in the language of the page', () => {
  expect(openingText(HOURS, 'en')).toBe('Mon–Thu 09:00–20:00, Fri,Sat 09:00–21:00, Sun 12:00–16:00')
  expect(openingText(HOURS, 'zh')).toBe('周一–周四 09:00–20:00, 周五,周六 09:00–21:00, 周日 12:00–16:00')
})

test('API-5 what is written in words stays, and nothing is said of no hours', () => {
  expect(openingText(['By appointment', 'No 8 to 9'], 'zh')).toBe('By appointment, No 8 to 9')
  expect(openingText([], 'en')).toBe('')
})

test.each(LANGUAGES)('LNG-5 days are named as dates name them: %s', language => {
  const weekday = new Intl.DateTimeFormat(LANGUAGE_TAG[language], { weekday: 'short', timeZone: 'UTC' })
  // 7 January 2024 was a Sunday.
  const days = [0, 1, 2, 3, 4, 5, 6].map(day => weekday.format(Date.UTC(2024, 0, 7 + day)))
  expect(openingText(['Su Mo Tu We Th Fr Sa'], language)).toBe(days.join(' '))
})

test('NFR-P opening hours make no formatter', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  openingText(HOURS, 'en')
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
