import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  start: '2026-06-02T16:00:00.000Z',
  end: '2026-06-02T17:00:00.000Z',
  createdAt: '2026-05-30T09:08:07.006Z',
  uid: 'A1',
  title: 'Pick up; at the tea house, A1',
  place: '上海路 '.repeat(20),
}
const text = decodeURIComponent(calendarFile(event).replace('data:text/calendar;charset=utf-8,', ''))

test('RET-9 the calendar file names the slot and its own creation in UTC, and escapes what a person typed', () => {
  expect(text).toContain('DTSTAMP:20260530T090807Z\r\n')
  expect(text).toContain('DTSTART:20260602T160000Z\r\n')
  expect(text).toContain('DTEND:20260602T170000Z\r\n')
  expect(text).toContain('SUMMARY:Pick up\\; at the tea house\\, A1\r\n')
})

test('RET-9 no line of it is longer than 75 octets, and unfolding gives the text back', () => {
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${event.place}`)
})
