import type { Slot } from 'shared-contracts/api/entities/order.ts'
import type { Handler } from '../calls/route.ts'
import type { Database } from '../database/database.ts'
import type { PlaceKind } from '../database/schema/ordering.ts'
import { type Location, methodsOf, shownLocations, toLocation } from './locations.ts'
import { CAPACITY, takenPlaces } from './slot-places.ts'
import { offeredDays, offeredSlots, opensAt, shutsAt } from './slots.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS

export const pickupLocations: Handler<'GET common3/pickupLocations'> = async ({ shop, visitor }) => {
  const now = shop.now()
  const shown = (await shownLocations(shop.db)).filter(location =>
    methodsOf(location).some(method => method !== 'eatIn'),
  )
  return {
    locations: await Promise.all(
      shown.map(async location => ({
        ...toLocation(location, visitor.language),
        nextPickup: earlier(
          await firstSlot(shop.db, location, 'pickup', now),
          await firstDay(shop.db, location, now),
        ),
        nextDelivery: await firstSlot(shop.db, location, 'delivery', now),
      })),
    ),
  }
}

const earlier = (slot: Slot | null, day: Slot | null): Slot | null =>
  slot && day ? (day.start < slot.start ? day : slot) : (slot ?? day)

/** The first slot with a place left; null where the location offers none. */
async function firstSlot(
  db: Database,
  location: Location,
  kind: 'pickup' | 'delivery',
  now: Date,
): Promise<Slot | null> {
  const rules = methodsOf(location).includes(kind) ? location[kind] : null
  if (!rules) return null
  const slot = await firstFree(db, location, kind, offeredSlots(rules, location.timeZone, now.getTime()))
  return slot ? toSlot(slot.start, slot.end) : null
}

/** The first day with a place left for any time of it, from when on it can be fetched until the location closes. */
async function firstDay(db: Database, location: Location, now: Date): Promise<Slot | null> {
  if (!methodsOf(location).includes('pickup')) return null
  const { pickup, timeZone } = location
  const day = await firstFree(db, location, 'pickup-day', offeredDays(pickup, timeZone, now.getTime()))
  if (!day) return null
  const [opens, shuts] = [opensAt(pickup, timeZone, day.date), shutsAt(pickup, timeZone, day.date)]
  const earliest = now.getTime() + pickup.leadMinutes * MINUTE_MS
  // As people say a time; what is read twice within a quarter of an hour is the same.
  const said = Math.ceil(earliest / QUARTER_MS) * QUARTER_MS
  return toSlot(Math.max(said < shuts ? said : earliest, opens), shuts)
}

/** @param offered in the order of their starts, ms since 1970 */
async function firstFree<T extends { start: number }>(
  db: Database,
  location: Location,
  kind: PlaceKind,
  offered: readonly T[],
): Promise<T | undefined> {
  const [first] = offered
  if (!first) return
  const from = new Date(first.start)
  const taken = await takenPlaces(db, { locationId: location.id, kind, from }, null)
  return offered.find(({ start }) => (taken.get(start) ?? 0) < CAPACITY[kind](location))
}

const toSlot = (start: number, end: number): Slot => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
})
