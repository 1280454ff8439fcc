import type { Slot } from 'shared-contracts/api/entities/order.ts'
import type { Handler } from '../calls/route.ts'
import type { Database } from '../database/database.ts'
import { type Location, methodsOf, shownLocations, toLocation } from './locations.ts'
import { CAPACITY, takenPlaces } from './slot-places.ts'
import { offeredSlots } from './slots.ts'

export const pickupLocations: Handler<'GET common3/pickupLocations'> = async ({ shop, visitor }) => {
  const now = shop.now()
  const shown = (await shownLocations(shop.db)).filter(l => methodsOf(l).includes('pickup'))
  return {
    locations: await Promise.all(
      shown.map(async location => ({
        ...toLocation(location, visitor.language),
        nextPickup: await firstFree(shop.db, location, 'pickup', now),
        nextDelivery: await firstFree(shop.db, location, 'delivery', now),
      })),
    ),
  }
}

/** The first slot with a place left; null where the location offers none. */
async function firstFree(
  db: Database,
  location: Location,
  kind: 'pickup' | 'delivery',
  now: Date,
): Promise<Slot | null> {
  const rules = methodsOf(location).includes(kind) ? location[kind] : null
  if (!rules) return null
  const taken = await takenPlaces(db, { locationId: location.id, kind, from: now }, null)
  const places = CAPACITY[kind](location)
  const slot = offeredSlots(rules, location.timeZone, now.getTime()).find(
    ({ start }) => (taken.get(start) ?? 0) < places,
  )
  return slot ? { start: new Date(slot.start).toISOString(), end: new Date(slot.end).toISOString() } : null
}
