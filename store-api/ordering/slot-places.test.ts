import { describe, expect, test } from 'vitest'
import { isTimeOver } from './slot-places.ts'

const zone = 'America/Toronto'
const open = { open: '09:00', close: '18:00' }
/** Closed on Sundays. */
const location = { pickup: { hours: [null, open, open, open, open, open, open], blackoutDays: [] } }
const placed = {
  method: 'pickup' as const,
  slotStart: null,
  slotEnd: null,
  pickupDate: null,
  placedAt: new Date('2026-06-02T14:00:00Z'),
  location: { timeZone: zone },
}
const over = (order: object, now: string) =>
  isTimeOver({ ...placed, ...order }, location as never, new Date(now))

test('CHK-5 a slot is over at its end', () => {
  const slot = { slotStart: new Date('2026-06-02T15:00:00Z'), slotEnd: new Date('2026-06-02T15:30:00Z') }
  expect(over(slot, '2026-06-02T15:29:59Z')).toBe(false)
  expect(over(slot, '2026-06-02T15:30:00Z')).toBe(true)
})

test('CHK-5 a day is over when the location closes; at midnight where it is closed by now', () => {
  expect(over({ pickupDate: '2026-06-02' }, '2026-06-02T21:59:00Z')).toBe(false)
  expect(over({ pickupDate: '2026-06-02' }, '2026-06-02T22:00:00Z')).toBe(true)
  expect(over({ pickupDate: '2026-06-03' }, '2026-06-02T22:00:00Z')).toBe(false)
  expect(over({ pickupDate: '2026-06-07' }, '2026-06-08T03:59:00Z')).toBe(false)
  expect(over({ pickupDate: '2026-06-07' }, '2026-06-08T04:00:00Z')).toBe(true)
})

describe('an order at a table', () => {
  const atTable = { method: 'eatIn' as const, placedAt: new Date('2026-06-02T19:00:00Z') }

  test('CHK-5 is over when its place closes: nobody makes it any more', () => {
    expect(over(atTable, '2026-06-02T21:59:59Z')).toBe(false)
    expect(over(atTable, '2026-06-02T22:00:00Z')).toBe(true)
  })

  test('CHK-5 stays for four hours where its place stays open, over midnight and a change of the clocks too', () => {
    const always = {
      hours: Array.from({ length: 7 }, () => ({ open: '00:00', close: '24:00' })),
      blackoutDays: [],
    }
    const openAt = (placedAt: string, now: string) =>
      isTimeOver(
        { ...placed, ...atTable, placedAt: new Date(placedAt) },
        { pickup: always } as never,
        new Date(now),
      )
    expect(openAt('2026-06-03T03:50:00Z', '2026-06-03T04:10:00Z')).toBe(false)
    expect(openAt('2026-06-03T03:50:00Z', '2026-06-03T07:50:00Z')).toBe(true)
    expect(openAt('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z')).toBe(false)
  })

  test('CHK-5 is over at midnight where its place has the next day off', () => {
    const saturday = { ...atTable, placedAt: new Date('2026-06-07T03:50:00Z') }
    const late = [null, open, open, open, open, open, { open: '18:00', close: '24:00' }]
    const over = (now: string) =>
      isTimeOver(
        { ...placed, ...saturday },
        { pickup: { hours: late, blackoutDays: [] } } as never,
        new Date(now),
      )
    expect(over('2026-06-07T03:59:00Z')).toBe(false)
    expect(over('2026-06-07T04:00:00Z')).toBe(true)
  })
})
