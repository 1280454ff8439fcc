import type { Slot } from 'shared-contracts/api/entities/order.ts'
import type { Handler } from '../calls/route.ts'
import { type Location, methodsOf, shownLocations, toLocation } from './locations.ts'
import { placesLeft } from './slot-places.ts'
import { offeredDays, offeredSlots, opensAt, shutsAt } from './slots.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS

export const pickupLocations: Handler<'GET common3/pickupLocations'> = async ({ shop, visitor }) => {
  const now = shop.now()
  const shown = (await shownLocations(shop.db)).filter(location =>
    methodsOf(location).some(method => method !== 'eatIn'),
  )
  const left = await placesLeft(shop.db, shown, now, null)
  return {
    locations: shown.map(location => ({
      ...toLocation(location, visitor.language),
      nextPickup: earlier(firstSlot(left, location, 'pickup', now), firstDay(left, location, now)),
      nextDelivery: firstSlot(left, location, 'delivery', now),
    })),
  }
}

const earlier = (slot: Slot | null, day: Slot | null): Slot | null =>
  slot && day ? (day.start < slot.start ? day : slot) : (slot ?? day)

type PlacesLeft = Awaited<ReturnType<typeof placesLeft>>

/** The first slot with a place left; null where the location offers none. */
function firstSlot(
  left: PlacesLeft,
  location: Location,
  kind: 'pickup' | 'delivery',
  now: Date,
): Slot | null {
  const rules = methodsOf(location).includes(kind) ? location[kind] : null
  if (!rules) return null
  const slot = offeredSlots(rules, location.timeZone, now.getTime()).find(
    ({ start }) => left(location, kind, start) > 0,
  )
  return slot ? toSlot(slot.start, slot.end) : null
}

/** The first day with a place left for any time of it, from when on it can be fetched until the location closes. */
function firstDay(left: PlacesLeft, location: Location, now: Date): Slot | null {
  if (!methodsOf(location).includes('pickup')) return null
  const { pickup, timeZone } = location
  const day = offeredDays(pickup, timeZone, now.getTime()).find(
    ({ start }) => left(location, 'pickup-day', start) > 0,
  )
  if (!day) return null
  const [opens, shuts] = [opensAt(pickup, timeZone, day.date), shutsAt(pickup, timeZone, day.date)]
  const earliest = now.getTime() + pickup.leadMinutes * MINUTE_MS
  // As people say a time; what is read twice within a quarter of an hour is the same.
  const said = Math.ceil(earliest / QUARTER_MS) * QUARTER_MS
  return toSlot(Math.max(said < shuts ? said : earliest, opens), shuts)
}

const toSlot = (start: number, end: number): Slot => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
})
