import { expect, test, vi } from 'vitest'
import { LANGUAGE_TAG, LANGUAGES } from './language.ts'
import { openingText } from './opening-hours.ts'
import { formatTime } from './time.ts'

/** Without what only keeps lines together. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\xa0', ' ')
const HOURS = ['Mo-Th 09:00-20:00', 'Fr,Sa 09:00-21:00', 'Su 12:00-16:00']

test('LNG-2 opening hours name their days in the language of the page', () => {
  expect(plain(openingText(HOURS, 'en'))).toBe(
    'Mon–Thu 9:00 a.m.–8:00 p.m., Fri, Sat 9:00 a.m.–9:00 p.m., Sun 12:00 p.m.–4:00 p.m.',
  )
  expect(plain(openingText(HOURS, 'zh'))).toBe(
    '周一–周四 9:00–20:00，周五、周六 9:00–21:00，周日 12:00–16:00',
  )
})

test('LNG-5 hours are written as times are, the end of a day too, and no line ends within a range', () => {
  const time = (hour: number) => formatTime(new Date(hour * 3_600_000).toISOString(), 'time', 'UTC', 'en')
  expect(openingText(['Mo 00:00-24:00'], 'en')).toBe(`Mon ${time(0)}–${time(24)}`)
  const zh = formatTime('2026-01-05T09:00:00Z', 'time', 'UTC', 'zh')
  expect(plain(openingText(['Mo 09:00-20:00'], 'zh'))).toBe(`周一 ${zh}–20:00`)
  expect(openingText(['Su 12:30-16:00'], 'zh')).toBe('周\u2060日 12:30–\u206016:00')
})

test('API-5 what is written in words stays, and nothing is said of no hours', () => {
  expect(openingText(['By appointment', 'No 8 to 9'], 'zh')).toBe('By appointment，No 8 to 9')
  expect(openingText([], 'en')).toBe('')
})

test.each(LANGUAGES)('LNG-5 days are named as dates name them: %s', language => {
  const weekday = new Intl.DateTimeFormat(LANGUAGE_TAG[language], { weekday: 'short', timeZone: 'UTC' })
  // 7 January 2024 was a Sunday.
  const days = [0, 1, 2, 3, 4, 5, 6].map(day => weekday.format(Date.UTC(2024, 0, 7 + day)))
  expect(plain(openingText(['Su Mo Tu We Th Fr Sa'], language))).toBe(days.join(' '))
})

test('NFR-P opening hours make no formatter', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  openingText(HOURS, 'en')
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
