import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { couponRedemptions } from '../database/schema/coupon-redemptions.ts'
import { orders } from '../database/schema/ordering.ts'
import { accounts } from '../database/schema/visitors.ts'
import { shopperKeys } from '../session/shopper-keys.ts'

/**
 * Key of a mailbox that its owner orders with, signed in to the account that proved it; null for everybody else. Anybody can write
 * an address into an order: for its owner only those orders of others count that were paid.
 */
export async function ownMailbox(
  db: Database,
  { accountId, email }: { accountId: string | null; email: string | null },
): Promise<string | null> {
  if (!accountId || !email) return null
  const [own] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, accountId),
        eq(sql`lower(${accounts.emailId})`, email.trim().toLowerCase()),
        eq(accounts.standIn, false),
        isNotNull(accounts.provenAt),
      ),
    )
  return own ? (shopperKeys({ accountId: null, email })[0] ?? null) : null
}

/** How often a coupon was redeemed by a shopper in orders that are paid, or accepted and confirmed. */
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
