import { asc, eq } from 'drizzle-orm'
import { returnStock, type StockLine } from '../catalog/take-stock.ts'
import type { Database } from '../database/database.ts'
import { orderEvents, orderLines, orders } from '../database/schema/ordering.ts'
import { returnPlace } from './slot-places.ts'

export const stockLines = (db: Database, orderId: string): Promise<StockLine[]> =>
  db
    .select({
      productId: orderLines.productId,
      optionPair: orderLines.optionPair,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))

/** Cancels an unpaid order and gives back its stock and slot; its row must be locked and hold them. */
export async function giveBack(
  tx: Database,
  order: { id: string; locationId: string; slotStart: Date | null },
  now: Date,
): Promise<void> {
  await tx.update(orders).set({ status: 'CANCELLED', holdsStock: false }).where(eq(orders.id, order.id))
  await tx.insert(orderEvents).values({ orderId: order.id, at: now, event: 'cancelled' })
  await returnStock(tx, await stockLines(tx, order.id))
  if (order.slotStart) await returnPlace(tx, { locationId: order.locationId, start: order.slotStart })
}
