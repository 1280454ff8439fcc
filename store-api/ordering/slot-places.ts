import { and, eq, gte, sql } from 'drizzle-orm'
import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { Database } from '../database/database.ts'
import { orders, type PlaceKind, reservations, slotBookings } from '../database/schema/ordering.ts'
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

/** Orders per slot or day of a location from a time on, by its start in ms; what the cart itself holds is not counted. */
export async function takenPlaces(
  db: Database,
  { locationId, kind, from }: { locationId: string; kind: PlaceKind; from: Date },
  cartId: string | null,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ start: slotBookings.start, taken: slotBookings.taken })
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.locationId, locationId),
        eq(slotBookings.kind, kind),
        gte(slotBookings.start, from),
      ),
    )
  const taken = new Map(rows.map(row => [row.start.getTime(), row.taken]))
  if (cartId === null) return taken
  for (const place of await heldPlaces(db, cartId)) {
    const start = place.start.getTime()
    if (place.locationId === locationId && place.kind === kind)
      taken.set(start, Math.max(0, (taken.get(start) ?? 0) - 1))
  }
  return taken
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
