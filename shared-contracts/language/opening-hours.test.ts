import { expect, test, vi } from 'vitest'
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

test('NFR-P the hours of many stores make one formatter', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  for (let i = 0; i < 8; i++) openingText(HOURS, 'en')
  expect(made.mock.calls.length).toBeLessThanOrEqual(1)
  made.mockRestore()
})
