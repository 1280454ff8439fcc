import type { OpenLocation } from 'shared-contracts/api/common3/pickup-locations.ts'
import { expect, test } from 'vitest'
import { firstDelivery, placesFor } from './places.ts'

const slot = (hour: number) => ({
  start: `2026-06-02T${hour}:00:00.000Z`,
  end: `2026-06-02T${hour + 1}:00:00.000Z`,
})
const place = (id: string, pickup: number | null, delivery: number | null): OpenLocation => ({
  id,
  localStoreName: id,
  address: null,
  timeZone: 'America/Toronto',
  methods: ['pickup'],
  nextPickup: pickup === null ? null : slot(pickup),
  nextDelivery: delivery === null ? null : slot(delivery),
})
const all = [place('a', 18, null), place('b', null, 20), place('c', 14, 16)]
const ids = (soldAt: { id: string }[] | null, here: string | null) =>
  placesFor(all, soldAt, here).map(({ place }) => place.id)

test('CAT-11 the chosen store comes first, then who hands over first, who does not sell it last', () => {
  expect(ids(null, null)).toEqual(['c', 'a', 'b'])
  expect(ids(null, 'b')).toEqual(['b', 'c', 'a'])
  expect(ids([{ id: 'a' }], null)).toEqual(['a', 'c', 'b'])
  expect(ids([{ id: 'a' }], 'c')).toEqual(['c', 'a', 'b'])
})

test('CAT-4 the delivery that is said is one of a store that sells it', () => {
  const of = (soldAt: { id: string }[] | null, here: string | null) => firstDelivery(all, soldAt, here)?.id
  expect(of(null, null)).toBe('c')
  expect(of(null, 'b')).toBe('b')
  expect(of([{ id: 'a' }], null)).toBeUndefined()
  expect(of([{ id: 'b' }], 'c')).toBe('b')
})
