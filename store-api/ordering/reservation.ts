import { and, eq, gt, lte, notInArray, or } from 'drizzle-orm'
import { returnStock } from '../catalog/take-stock.ts'
import { ALIKE_MS } from '../database/clock.ts'
import { type Database, transaction } from '../database/database.ts'
import { reservations } from '../database/schema/ordering.ts'
import { dealWithBatch } from '../order-parts/try-each.ts'
import type { Shop } from '../shop.ts'
import { returnPlace } from './slot-places.ts'

export type Reservation = typeof reservations.$inferSelect

/** Ends the cart's reservation, if it has one; what it held is still taken and given back by `returnReserved`. */
export async function endReservation(tx: Database, cartId: string): Promise<Reservation[]> {
  return tx.delete(reservations).where(eq(reservations.cartId, cartId)).returning()
}

/** Gives back what a reservation held. */
export async function returnReserved(tx: Database, { lines, place }: Reservation): Promise<void> {
  await returnStock(tx, lines)
  if (place) await returnPlace(tx, { ...place, start: new Date(place.start) })
}

/** Ends a cart's reservation and gives it back, e.g. before the cart goes. */
export async function dropReservation(tx: Database, cartId: string): Promise<void> {
  for (const ended of await endReservation(tx, cartId)) await returnReserved(tx, ended)
}

/** Reservations one call may end: the rest waits for the next. */
const BATCH_SIZE = 50

/** Gives back reservations whose time is over. @returns how many were looked at; none while nobody knows what time it is */
export async function expireReservations(shop: Shop): Promise<number> {
  if (shop.clock.differs()) return 0
  const now = shop.now()
  // Of a clock that was ahead it would hold until that time has come.
  const ahead = gt(reservations.since, new Date(now.getTime() + ALIKE_MS))
  const over = or(lte(reservations.expiresAt, now), ahead)
  return dealWithBatch(shop, {
    task: 'expire reservations',
    async next(failed) {
      const due = await shop.db
        .select({ id: reservations.id })
        .from(reservations)
        .where(and(over, notInArray(reservations.id, [...failed])))
        .limit(BATCH_SIZE)
      return due.map(({ id }) => id)
    },
    deal: id =>
      transaction(shop.db, async tx => {
        const ended = await tx
          .delete(reservations)
          .where(and(eq(reservations.id, id), over))
          .returning()
        for (const reservation of ended) await returnReserved(tx, reservation)
      }),
  })
}
