import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { couponRedemptions } from '../database/schema/coupon-redemptions.ts'
import { orders } from '../database/schema/ordering.ts'

/** How often a coupon was redeemed by a shopper in orders that are paid, or accepted and confirmed: what counts for the owner of a mailbox. */
export async function timesPaid(db: Database, code: string, shopper: string): Promise<number> {
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
      ),
    )
  return row?.times ?? 0
}
