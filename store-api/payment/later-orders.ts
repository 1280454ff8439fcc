import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { isMoneyIn } from 'shared-contracts/api/order-outcome.ts'
import type { Database } from '../database/database.ts'
import { orderEvents, orders } from '../database/schema/ordering.ts'
import type { Order } from '../order-parts/hold.ts'
import { isUnpaid } from '../order-parts/unpaid.ts'
import { markCancelled } from '../ordering/give-back.ts'

/** Where an order stands among all that were placed. A serial says it: the machine's clock may have been set back between two. */
const placing = (id: typeof orders.id | string) =>
  sql`(select min(${orderEvents.seq}) from ${orderEvents} where ${orderEvents.orderId} = ${id} and ${orderEvents.event} = 'placed')`

/** Orders that its cart placed after a locked one, locked as well: the newest is the one its shopper means. */
export async function laterOrders(tx: Database, { id, cartId }: Order): Promise<Order[]> {
  if (!cartId) return []
  const later = and(eq(orders.cartId, cartId), gt(placing(orders.id), placing(id)))
  return tx.select().from(orders).where(later).orderBy(orders.id).for('update')
}

/** Whether a later order leaves nothing of the cart to be paid: it was paid, is paid in the store, or the shopper cancelled it. */
export const settlesCart = ({ paymentStatus, holdsStock, withdrawn }: Order): boolean =>
  isMoneyIn(paymentStatus) || withdrawn || (holdsStock && paymentStatus === 'PAY_AT_STORE')

/** Cancels later orders for good, so that money which still comes for them goes back. @returns those that hold something yet */
export async function withdrawLater(tx: Database, later: readonly Order[], now: Date): Promise<Order[]> {
  const ids = later.map(({ id }) => id)
  if (ids.length > 0) await tx.update(orders).set({ withdrawn: true }).where(inArray(orders.id, ids))
  const held = later.filter(isUnpaid)
  for (const { id } of held) await markCancelled(tx, id, now)
  return held
}
