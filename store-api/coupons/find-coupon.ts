import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { coupons } from '../database/schema/coupons.ts'
import { Refusal } from '../http/refusal.ts'

export type StoredCoupon = typeof coupons.$inferSelect

const forAccount = (accountId: string | null) =>
  accountId ? or(isNull(coupons.accountId), eq(coupons.accountId, accountId)) : isNull(coupons.accountId)

/**
 * The coupon with a code (in capitals).
 * @throws Refusal `coupon-unknown`, the same for a code that is not there and one of somebody else
 */
export async function findCoupon(
  db: Database,
  code: string,
  accountId: string | null,
): Promise<StoredCoupon> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), forAccount(accountId)))
  if (!coupon) throw new Refusal('coupon-unknown')
  return coupon
}

/** Coupons that are offered: to everyone, and to this account alone. */
export const offeredCoupons = (db: Database, accountId: string | null): Promise<StoredCoupon[]> =>
  db
    .select()
    .from(coupons)
    .where(
      accountId ? or(eq(coupons.listed, true), eq(coupons.accountId, accountId)) : eq(coupons.listed, true),
    )
    .orderBy(asc(coupons.position), asc(coupons.code))
