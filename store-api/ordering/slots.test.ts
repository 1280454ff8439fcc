import { describe, expect, test } from 'vitest'
import type { PickupRules } from '../database/schema/stored.ts'
import { instantOf } from '../language/zoned-time.ts'
import { isOffered, offeredSlots, openFrom } from './slots.ts'

const rules = (more: Partial<PickupRules> = {}): PickupRules => ({
  hours: Array.from({ length: 7 }, () => ({ open: '09:00', close: '17:00' })),
  slotMinutes: 60,
  capacity: 1,
  leadMinutes: 60,
  daysAhead: 2,
  blackoutDays: [],
  ...more,
})
const slots = (now: string, more: Partial<PickupRules> = {}, zone = 'America/Toronto') =>
  offeredSlots(rules(more), zone, Date.parse(now)).map(s => new Date(s.start).toISOString())

const inToronto = (day: string) => (start: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date(start)) === day

describe('CHK-2 slots', () => {
  test('begin after the lead time, in the zone of the location, and end with the opening hours', () => {
    const all = slots('2026-06-02T14:30:00Z')
    expect(all[0]).toBe('2026-06-02T16:00:00.000Z')
    expect(all.filter(s => s.startsWith('2026-06-02'))).toHaveLength(5)
    expect(all.at(-1)).toBe('2026-06-03T20:00:00.000Z')
  })

  test('closed days and blackout days have none', () => {
    const closed = rules().hours.map((h, day) => (day === 2 ? null : h))
    expect(slots('2026-06-02T12:00:00Z', { hours: closed })[0]).toBe('2026-06-03T13:00:00.000Z')
    expect(slots('2026-06-02T12:00:00Z', { blackoutDays: ['06-02'] })[0]).toBe('2026-06-03T13:00:00.000Z')
    expect(slots('2026-06-02T12:00:00Z', { blackoutDays: ['2025-06-02'] })[0]).toBe(
      '2026-06-02T13:00:00.000Z',
    )
  })

  test('the day is that of the location, not of the server', () => {
    expect(slots('2026-06-03T02:00:00Z', { daysAhead: 1 }, 'America/Vancouver')).toEqual([])
    expect(slots('2026-06-03T02:00:00Z', { daysAhead: 2 }, 'America/Vancouver')[0]).toBe(
      '2026-06-03T16:00:00.000Z',
    )
  })

  test('the hours stay the same wall-clock hours over a change of clocks', () => {
    expect(slots('2026-03-07T12:00:00Z', { slotMinutes: 480 })).toEqual([
      '2026-03-07T14:00:00.000Z',
      '2026-03-08T13:00:00.000Z',
    ])
  })

  test.each([
    ['2026-03-07T12:00:00Z', '2026-03-08', 46],
    ['2026-10-31T12:00:00Z', '2026-11-01', 48],
  ])(
    'each time once where a place is open through the night that clocks change in (%s)',
    (now, day, times) => {
      const hours = rules().hours.map(() => ({ open: '00:00', close: '24:00' }))
      const all = slots(now, { hours, slotMinutes: 30 }).filter(inToronto(day))
      expect(all).toEqual([...new Set(all)].sort())
      expect(all).toHaveLength(times)
    },
  )

  test('none once a place that closes in the small hours has closed, in the night that clocks skip an hour', () => {
    const hours = rules().hours.map(() => ({ open: '00:00', close: '03:00' }))
    const all = slots('2026-03-07T12:00:00Z', { hours, slotMinutes: 30 }).filter(inToronto('2026-03-08'))
    expect(all.map(start => start.slice(11, 16))).toEqual(['05:00', '05:30', '06:00', '06:30'])
  })

  test('an interval that does not fit is not offered', () => {
    expect(
      slots('2026-06-02T00:00:00Z', { slotMinutes: 300, daysAhead: 1, hours: rules().hours }),
    ).toHaveLength(0)
    expect(slots('2026-06-02T08:00:00Z', { slotMinutes: 300, daysAhead: 1 })).toHaveLength(1)
  })
})

test('CHK-2 one time by itself is offered just when it is among all', () => {
  const cases: [string, Partial<PickupRules>, string][] = [
    ['2026-06-02T14:30:00Z', {}, 'America/Toronto'],
    ['2026-06-03T02:00:00Z', { daysAhead: 2 }, 'America/Vancouver'],
    ['2026-06-03T02:00:00Z', { cutOff: { daysBefore: 1, at: '12:00' }, daysAhead: 4 }, 'Asia/Shanghai'],
    ['2026-06-02T12:00:00Z', { blackoutDays: ['06-03'], daysAhead: 3 }, 'America/Toronto'],
    ['2026-03-07T12:00:00Z', { daysAhead: 4 }, 'America/Toronto'],
  ]
  const HOUR_MS = 3_600_000
  for (const [at, more, zone] of cases) {
    const now = Date.parse(at)
    const all = offeredSlots(rules(more), zone, now).map(({ start }) => start)
    const moments = Array.from({ length: 6 * 48 }, (_, i) => now - (now % HOUR_MS) + (i - 24) * (HOUR_MS / 2))
    expect(all.length).toBeGreaterThan(0)
    expect(moments.filter(start => isOffered(rules(more), zone, now, start))).toEqual(all)
  }
})

test('CHK-2 a time that daylight saving skips is the moment after, one it repeats is a time of that day', () => {
  const at = (month: number, day: number, minutes: number) =>
    new Date(instantOf({ year: 2026, month, day }, minutes, 'America/Toronto')).toISOString()
  expect(at(3, 8, 150)).toBe('2026-03-08T07:30:00.000Z')
  expect(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']).toContain(at(11, 1, 90))
})

test('CHK-1 a place is open from now on, from its next opening on, or never', () => {
  const from = (now: string, more: Partial<PickupRules> = {}) =>
    openFrom(rules(more), 'America/Toronto', Date.parse(now))
  const closed = rules().hours.map((hours, day) => (day === 2 ? null : hours))
  expect(from('2026-06-02T13:00:00Z')).toBe(Date.parse('2026-06-02T13:00:00Z'))
  expect(from('2026-06-02T20:59:59Z')).toBe(Date.parse('2026-06-02T20:59:59Z'))
  expect(from('2026-06-02T12:59:00Z')).toBe(Date.parse('2026-06-02T13:00:00Z'))
  expect(from('2026-06-02T21:00:00Z')).toBe(Date.parse('2026-06-03T13:00:00Z'))
  expect(from('2026-06-02T15:00:00Z', { hours: closed })).toBe(Date.parse('2026-06-03T13:00:00Z'))
  expect(from('2026-06-02T15:00:00Z', { blackoutDays: ['06-02'] })).toBe(Date.parse('2026-06-03T13:00:00Z'))
  expect(from('2026-06-02T15:00:00Z', { hours: closed.map(() => null) })).toBe(Number.POSITIVE_INFINITY)
})
