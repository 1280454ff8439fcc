import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { carts } from '../database/schema/cart.ts'
import { orders } from '../database/schema/ordering.ts'
import type { Order } from '../order-parts/hold.ts'

/** Locks an order after its cart: everything that takes more than one of these locks takes them in this order, an attempt next. */
export async function lockOrder(tx: Database, orderId: string): Promise<Order | null> {
  const [found] = await tx.select({ cartId: orders.cartId }).from(orders).where(eq(orders.id, orderId))
  if (!found) return null
  if (found.cartId)
    await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, found.cartId)).for('update')
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order ?? null
}
