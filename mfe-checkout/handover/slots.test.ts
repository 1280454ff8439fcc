import { expect, test } from 'vitest'
import { slots } from '../fixtures/fake-app.ts'
import { groupByDay, zoneName } from './slots.ts'

test('CHK-2 slots are grouped by the day at the store, in order', () => {
  const days = groupByDay({ slots: slots.toReversed(), dates: [] }, 'America/Toronto')
  expect(days.map(d => [d.date, d.slots.length, d.open])).toEqual([
    ['2026-07-01', 1, false],
    ['2026-07-02', 2, true],
  ])
  expect(groupByDay({ slots, dates: [] }, 'Asia/Shanghai').map(d => d.date)).toEqual(['2026-07-02'])
})

test('CHK-2 a day of a clock change is still one day', () => {
  const night = ['2026-11-01T04:30:00.000Z', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']
  const open = night.map(start => ({ start, end: start, remaining: 1 }))
  expect(
    groupByDay({ slots: open, dates: [] }, 'America/Toronto').map(d => [d.date, d.slots.length]),
  ).toEqual([['2026-11-01', 3]])
})

test('CHK-2 a day can be had at any time, beside its slots or without any', () => {
  const dates = [
    { date: '2026-07-02', remaining: 3 },
    { date: '2026-07-05', remaining: 0 },
  ]
  const days = groupByDay({ slots, dates }, 'America/Toronto')
  expect(days.map(d => [d.date, d.slots.length, d.anyTime, d.open])).toEqual([
    ['2026-07-01', 1, null, false],
    ['2026-07-02', 2, 3, true],
    ['2026-07-05', 0, 0, false],
  ])
})

test('CHK-2 the store’s zone has a name in both languages', () => {
  expect(zoneName('America/Toronto', 'en')).toBe('Eastern Time')
  expect(zoneName('America/Toronto', 'zh')).toContain('东部')
  expect(zoneName('America/Toronto', 'en')).toBe('Eastern Time')
  expect(zoneName('America/Vancouver', 'en')).toBe('Pacific Time')
})
