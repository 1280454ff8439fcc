import { eq } from 'drizzle-orm'
import { lockProducts } from '../catalog/take-stock.ts'
import type { Database } from '../database/database.ts'
import { orders } from '../database/schema/ordering.ts'
import type { Order } from '../order-parts/hold.ts'
import { HOLDS } from '../ordering/holds/holds.ts'
import { stockLines } from '../ordering/holds/stock-lines.ts'
import { endReservation, returnReserved } from '../ordering/reservation.ts'
import { withdrawLater } from './later-orders.ts'

/**
 * Takes all that an order held again, for one that was cancelled before its payment came. What its cart holds to be ordered again is there
 * for it: its shopper buys the same things with either.
 * @param order with as much store credit as pays for it beside that payment
 * @param later unpaid orders that took its place: it takes theirs, and nothing of them stands
 * @returns false, with nothing changed, when any of it is gone: the money then goes back
 */
export async function retake(
  tx: Database,
  order: Order,
  later: readonly Order[],
  now: Date,
): Promise<boolean> {
  try {
    // A savepoint: what was taken so far is undone when the rest cannot be had.
    await tx.transaction(async inner => {
      const held = await withdrawLater(inner, later, now)
      const reserved = order.cartId ? await endReservation(inner, order.cartId) : []
      const ordered = await stockLines(inner, order.id, ...held.map(({ id }) => id))
      await lockProducts(inner, [...ordered, ...reserved.flatMap(({ lines }) => lines)])
      for (const ended of reserved) await returnReserved(inner, ended)
      for (const hold of HOLDS) {
        for (const one of held) await hold.giveBack(inner, one, now)
        if (!(await hold.retake(inner, order, now))) throw new Gone()
      }
      await inner.update(orders).set({ storeCredit: order.storeCredit }).where(eq(orders.id, order.id))
    })
    return true
  } catch (error) {
    if (error instanceof Gone) return false
    throw error
  }
}

class Gone extends Error {}
