import { expect, test } from 'vitest'
import { slots } from '../fixtures/fake-app.ts'
import { groupByDay, stillOpen, zoneName } from './slots.ts'

test('CHK-2 slots are grouped by the day at the store, in order', () => {
  const days = groupByDay(slots.toReversed(), 'America/Toronto')
  expect(days.map(d => [d.date, d.slots.length, d.open])).toEqual([
    ['2026-07-01', 1, false],
    ['2026-07-02', 2, true],
  ])
  expect(groupByDay(slots, 'Asia/Shanghai').map(d => d.date)).toEqual(['2026-07-02'])
})

test('CHK-2 a day of a clock change is still one day', () => {
  const night = ['2026-11-01T04:30:00.000Z', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']
  const open = night.map(start => ({ start, end: start, remaining: 1 }))
  expect(groupByDay(open, 'America/Toronto').map(d => [d.date, d.slots.length])).toEqual([['2026-11-01', 3]])
})

test('CHK-2 only a slot with places left stays chosen', () => {
  expect(stillOpen(slots, slots[1]?.start ?? '')).toBe(slots[1]?.start)
  expect(stillOpen(slots, slots[0]?.start ?? '')).toBeNull()
  expect(stillOpen(slots, '2030-01-01T00:00:00.000Z')).toBeNull()
  expect(stillOpen(slots, null)).toBeNull()
})

test('CHK-2 the store’s zone has a name in both languages', () => {
  expect(zoneName('America/Toronto', 'en')).toBe('Eastern Time')
  expect(zoneName('America/Toronto', 'zh')).toContain('东部')
})
