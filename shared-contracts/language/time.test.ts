import { expect, test, vi } from 'vitest'
import { formatTime } from './time.ts'

const NOON = '2026-07-01T16:00:00Z'

test('LNG-5 times are those at the store, not at the shopper', () => {
  expect(formatTime(NOON, 'dateTime', 'America/Toronto', 'en')).toMatch(/Wed, Jul\.? 1.*12:00/)
  expect(formatTime(NOON, 'day', 'Asia/Shanghai', 'en')).toMatch(/Thu, Jul\.? 2/)
})

test('LNG-5 GRP-2 a time in the shopper’s own zone says which that is', () => {
  expect(formatTime(NOON, 'zoned', 'America/Vancouver', 'en')).toMatch(/9:00.*Pacific Time$/)
  expect(formatTime(NOON, 'zoned', 'Asia/Shanghai', 'zh')).toContain('中国标准时间')
  for (const language of ['en', 'zh'] as const)
    expect(formatTime(NOON, 'zoned', 'UTC', language)).toMatch(/(?<!\w)UTC(?!\w)/)
})

test('LNG-5 a list of times makes one formatter', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  for (let i = 0; i < 50; i++) formatTime(NOON, 'time', 'America/Halifax', 'zh')
  expect(made).toHaveBeenCalledOnce()
  made.mockRestore()
})
