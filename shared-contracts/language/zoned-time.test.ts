import { expect, test } from 'vitest'
import { formatZoned } from './zoned-time.ts'

const NOON = '2026-07-02T16:00:00Z'

test('LNG-5 GRP-2 a time in the shopper’s own zone says which that is', () => {
  expect(formatZoned(NOON, 'America/Vancouver', 'en')).toMatch(/9:00.*Pacific Time$/)
  expect(formatZoned(NOON, 'Asia/Shanghai', 'zh')).toContain('中国标准时间')
  for (const language of ['en', 'zh'] as const)
    expect(formatZoned(NOON, 'UTC', language)).toMatch(/(?<!\w)UTC(?!\w)/)
})
