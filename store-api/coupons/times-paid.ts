import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { couponRedemptions } from '../database/schema/coupon-redemptions.ts'
import { orders } from '../database/schema/ordering.ts'

/**
 * How often a coupon was redeemed by a shopper in orders that are paid, or accepted and confirmed: what counts for the owner of a mailbox.
 * @param but an order that does not count
 */
export async function timesPaid(db: Database, code: string, shopper: string, but?: string): Promise<number> {
  const [row] = await db
    .select({ times: count() })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .where(
      and(
        eq(couponRedemptions.code, code),
        eq(couponRedemptions.returned, false),
        sql`${shopper} = any(${couponRedemptions.shoppers})`,
        inArray(orders.paymentStatus, ['PAID_ONLINE', 'PAY_AT_STORE']),
        eq(orders.awaitsConfirmation, false),
        but === undefined ? undefined : ne(orders.id, but),
      ),
    )
  return row?.times ?? 0
}
