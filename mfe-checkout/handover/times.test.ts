import { expect, test } from 'vitest'
import { location, slots } from '../fixtures/fake-app.ts'
import { nextOpen, stillOpen, timesOf, withoutTime } from './times.ts'

const [full, nine, ten] = slots.map(slot => slot.start) as [string, string, string]
const place = { ...location, pickupDates: [{ date: '2026-07-03', remaining: 2 }], deliverySlots: slots }
const pickup = timesOf(place, 'pickup')
const delivery = timesOf(place, 'delivery')

test('CHK-2 only a time with places left stays chosen, where the way offers it', () => {
  expect(stillOpen(pickup, nine)).toBe(nine)
  expect(stillOpen(pickup, full)).toBeNull()
  expect(stillOpen(pickup, '2030-01-01T00:00:00.000Z')).toBeNull()
  expect(stillOpen(pickup, '2026-07-03')).toBe('2026-07-03')
  expect(stillOpen(delivery, '2026-07-03')).toBeNull()
  expect(stillOpen(timesOf(place, 'eatIn'), nine)).toBeNull()
  expect(stillOpen(pickup, null)).toBeNull()
})

test('CHK-2 CHK-5 what was just taken is gone from the offer, and the next one is found', () => {
  const after = withoutTime(place, nine)
  expect(after.pickupSlots.map(s => s.remaining)).toEqual([0, 0, 6])
  expect(after.deliverySlots?.map(s => s.remaining)).toEqual([0, 0, 6])
  expect(withoutTime(place, '2026-07-03').pickupDates).toEqual([])
  const times = timesOf(after, 'delivery')
  expect(times && nextOpen(times, nine)).toBe(ten)
  expect(delivery && nextOpen(delivery, ten)).toBe(nine)
  expect(pickup && nextOpen(pickup, '2026-07-02')).toBe('2026-07-03')
})
