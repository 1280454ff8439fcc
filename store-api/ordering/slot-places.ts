import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { Database } from '../database/database.ts'
import {
  orders,
  PLACE_KINDS,
  type PlaceKind,
  reservations,
  slotBookings,
} from '../database/schema/ordering.ts'
import { isReceived } from '../order-parts/is-received.ts'
import { unpaidOf } from '../order-parts/unpaid.ts'
import type { Location } from './locations.ts'
import { openUntil, shutsAt, startOfDay } from './slots.ts'

/** What an order takes of a location's order book. */
export interface Place {
  locationId: string
  kind: PlaceKind
  start: Date
}

interface Timed {
  method: Method
  slotStart: Date | null
  pickupDate: string | null
}

/** The place that an order of a time or day takes; null for one that takes none, e.g. at a table. */
export function placeOf(
  location: { id: string; timeZone: string },
  { method, slotStart, pickupDate }: Timed,
): Place | null {
  const locationId = location.id
  if (method === 'eatIn') return null
  if (slotStart) return { locationId, kind: method, start: slotStart }
  if (method === 'pickup' && pickupDate)
    return { locationId, kind: 'pickup-day', start: new Date(startOfDay(pickupDate, location.timeZone)) }
  return null
}

/** Nobody waits at a table for longer, however long its place is open. */
const TABLE_MS = 4 * 3_600_000

/** Whether the time or day an order is for is over; that of a table, once its place has closed; never of what nobody hands over. */
export function isTimeOver(
  order: Timed & { slotEnd: Date | null; placedAt: Date; location: { timeZone: string } },
  { pickup }: Location,
  now: Date,
): boolean {
  const { slotEnd, pickupDate, placedAt, location } = order
  if (!isReceived(order)) return false
  if (slotEnd) return slotEnd <= now
  if (pickupDate) return shutsAt(pickup, location.timeZone, pickupDate) <= now.getTime()
  const placed = placedAt.getTime()
  return Math.min(openUntil(pickup, location.timeZone, placed), placed + TABLE_MS) <= now.getTime()
}

/** Orders that a location hands over at a time or on a day. */
export const CAPACITY = {
  pickup: location => location.pickup.capacity,
  delivery: location => location.delivery?.capacity ?? 0,
  'pickup-day': location => location.pickup.dayCapacity ?? 0,
} as const satisfies Record<PlaceKind, (location: Location) => number>

/** The places of a day are counted under its first moment, which is at most so long ago: clocks may be set back that day, ms. */
const LONGEST_DAY_MS = 25 * 3_600_000

/**
 * How many more orders a slot or day takes that begins at `start` (ms since 1970); what the cart itself holds is not counted. All locations are
 * read at once: a chain has hundreds.
 * @param from the moment from whose day on it is asked
 */
export async function placesLeft(
  db: Database,
  locations: readonly Location[],
  from: Date,
  cartId: string | null,
): Promise<(location: Location, kind: PlaceKind, start: number) => number> {
  const rows = await db
    .select()
    .from(slotBookings)
    .where(
      and(
        inArray(
          slotBookings.locationId,
          locations.map(({ id }) => id),
        ),
        inArray(slotBookings.kind, PLACE_KINDS),
        gte(slotBookings.start, new Date(from.getTime() - LONGEST_DAY_MS)),
      ),
    )
  const keyOf = (locationId: string, kind: PlaceKind, start: number) => `${start} ${kind} ${locationId}`
  const taken = new Map(rows.map(row => [keyOf(row.locationId, row.kind, row.start.getTime()), row.taken]))
  for (const place of cartId === null ? [] : await heldPlaces(db, cartId)) {
    const key = keyOf(place.locationId, place.kind, place.start.getTime())
    taken.set(key, Math.max(0, (taken.get(key) ?? 0) - 1))
  }
  return (location, kind, start) =>
    CAPACITY[kind](location) - (taken.get(keyOf(location.id, kind, start)) ?? 0)
}

async function heldPlaces(db: Database, cartId: string): Promise<Place[]> {
  const held = await db.select().from(orders).where(unpaidOf(cartId))
  const reserved = await db.select().from(reservations).where(eq(reservations.cartId, cartId))
  return [
    ...held.flatMap(order => placeOf(order.location, order) ?? []),
    ...reserved.flatMap(({ place }) => (place ? [{ ...place, start: new Date(place.start) }] : [])),
  ]
}

/** Takes one place. @returns false when `capacity` orders have it already */
export async function takePlace(tx: Database, place: Place, capacity: number): Promise<boolean> {
  if (capacity < 1) return false
  const rows = await tx
    .insert(slotBookings)
    .values({ ...place, taken: 1 })
    .onConflictDoUpdate({
      target: [slotBookings.locationId, slotBookings.kind, slotBookings.start],
      set: { taken: sql`${slotBookings.taken} + 1` },
      setWhere: sql`${slotBookings.taken} < ${capacity}`,
    })
    .returning({ taken: slotBookings.taken })
  return rows.length > 0
}

export const returnPlace = (tx: Database, { locationId, kind, start }: Place) =>
  tx
    .update(slotBookings)
    .set({ taken: sql`greatest(0, ${slotBookings.taken} - 1)` })
    .where(
      and(
        eq(slotBookings.locationId, locationId),
        eq(slotBookings.kind, kind),
        eq(slotBookings.start, start),
      ),
    )
