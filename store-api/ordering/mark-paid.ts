import { eq } from 'drizzle-orm'
import { countPaid } from '../campaigns/count-paid.ts'
import type { Database } from '../database/database.ts'
import { orderEvents, orders } from '../database/schema/ordering.ts'
import type { Order } from '../order-parts/hold.ts'
import { rewardPaidOrder } from '../rewards/reward-paid-order.ts'
import { emptyBought } from './empty-bought.ts'

/**
 * Makes a locked order that holds all it needs a paid one, and takes what it bought out of its cart.
 * @returns false, with nothing changed, for an order of a group buy that is over
 */
export async function markPaid(tx: Database, order: Order, now: Date): Promise<boolean> {
  if (!(await countPaid(tx, order, now))) return false
  await tx
    .update(orders)
    .set({ status: 'NEW', paymentStatus: 'PAID_ONLINE', holdsStock: true, placedFrom: null })
    .where(eq(orders.id, order.id))
  await tx.insert(orderEvents).values({ orderId: order.id, at: now, event: 'paid' })
  if (order.cartId) await emptyBought(tx, order.cartId, order.id)
  await rewardPaidOrder(tx, order, now)
  return true
}
