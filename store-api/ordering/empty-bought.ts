import { eq, sql } from 'drizzle-orm'
import { touchCart } from '../cart/find-cart.ts'
import type { Database } from '../database/database.ts'
import { orderDrafts } from '../database/schema/cart.ts'

/**
 * Takes out of a cart what a paid order bought; what was added since stays (RET-9). Coupon, store credit, tip,
 * note and time were for that order alone.
 */
export async function emptyBought(tx: Database, cartId: string, orderId: string): Promise<void> {
  const bought = sql`from order_lines o where o.order_id = ${orderId} and c.cart_id = ${cartId}
    and c.product_id = o.product_id and c.option_pair = o.option_pair`
  await tx.execute(
    sql`delete from cart_lines c using order_lines o where o.order_id = ${orderId} and c.cart_id = ${cartId}
        and c.product_id = o.product_id and c.option_pair = o.option_pair and c.quantity <= o.quantity`,
  )
  await tx.execute(
    sql`update cart_lines c set quantity = c.quantity - o.quantity ${bought} and c.quantity > o.quantity`,
  )
  await tx
    .update(orderDrafts)
    .set({
      coupon: null,
      storeCredit: 0,
      tip: null,
      comment: null,
      slotStart: null,
      slotEnd: null,
      pickupDate: null,
    })
    .where(eq(orderDrafts.cartId, cartId))
  await touchCart(tx, cartId)
}
