import { expect, test, vi } from 'vitest'
import { formatTime } from './time.ts'

const NOON = '2026-07-01T16:00:00Z'

test('LNG-5 times are those at the store, not at the shopper', () => {
  expect(formatTime(NOON, 'dateTime', 'America/Toronto', 'en')).toMatch(/Wed, Jul\.? 1.*12:00/)
  expect(formatTime(NOON, 'day', 'Asia/Shanghai', 'en')).toMatch(/Thu, Jul\.? 2/)
})

test('LNG-5 a list of times makes one formatter', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  for (let i = 0; i < 50; i++) formatTime(NOON, 'time', 'America/Halifax', 'zh')
  expect(made).toHaveBeenCalledOnce()
  made.mockRestore()
})
