import { expect, test } from 'vitest'
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

test('CHK-5 an order at a table is for the day it was placed on, as the place counts it', () => {
  expect(over({ method: 'eatIn' }, '2026-06-03T03:59:00Z')).toBe(false)
  expect(over({ method: 'eatIn' }, '2026-06-03T04:00:00Z')).toBe(true)
})
