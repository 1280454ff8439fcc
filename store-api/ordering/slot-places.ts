import { and, eq, gte, sql } from 'drizzle-orm'
import { heldOrders } from '../cart/held.ts'
import { type Database, rowsOf } from '../database/database.ts'
import { slotBookings } from '../database/schema/ordering.ts'

/** Orders per slot of a location from a time on, by the slot's start in ms; the cart's own unpaid order is not counted. */
export async function takenPlaces(
  db: Database,
  locationId: string,
  from: Date,
  cartId: string | null,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ start: slotBookings.start, taken: slotBookings.taken })
    .from(slotBookings)
    .where(and(eq(slotBookings.locationId, locationId), gte(slotBookings.start, from)))
  const taken = new Map(rows.map(row => [row.start.getTime(), row.taken]))
  if (cartId === null) return taken
  const own = await rowsOf<{ start: number }>(
    db,
    sql`select (extract(epoch from o.slot_start) * 1000)::float8 as start from orders o
        where ${heldOrders(cartId)} and o.location_id = ${locationId} and o.slot_start is not null`,
  )
  for (const { start } of own) taken.set(Number(start), Math.max(0, (taken.get(Number(start)) ?? 0) - 1))
  return taken
}

/** Takes one place of a slot. @returns false when `capacity` orders have it already */
export async function takePlace(
  tx: Database,
  slot: { locationId: string; start: Date },
  capacity: number,
): Promise<boolean> {
  if (capacity < 1) return false
  const rows = await tx
    .insert(slotBookings)
    .values({ ...slot, taken: 1 })
    .onConflictDoUpdate({
      target: [slotBookings.locationId, slotBookings.start],
      set: { taken: sql`${slotBookings.taken} + 1` },
      setWhere: sql`${slotBookings.taken} < ${capacity}`,
    })
    .returning({ taken: slotBookings.taken })
  return rows.length > 0
}

export const returnPlace = (tx: Database, slot: { locationId: string; start: Date }) =>
  tx
    .update(slotBookings)
    .set({ taken: sql`greatest(0, ${slotBookings.taken} - 1)` })
    .where(and(eq(slotBookings.locationId, slot.locationId), eq(slotBookings.start, slot.start)))
