import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { couponRedemptions } from '../database/schema/coupon-redemptions.ts'
import { couponShoppers, coupons } from '../database/schema/coupons.ts'
import { Refusal } from '../http/refusal.ts'
import type { Order } from '../order-parts/hold.ts'
import { hasOrdered } from './first-order.ts'
import { limitPerShopper } from './redeem-coupon.ts'
import { timesPaid } from './times-paid.ts'

/**
 * Counts what other orders of an order's shoppers have redeemed and paid for. Anybody can write an address into an order, so the
 * owner of a mailbox may hold a coupon beside others, and a first order is only known once one is paid: the first to pay has it.
 * One payment at a time of a shopper. A coupon that the store has taken back, or counts anew, is left to who holds it.
 * @throws Refusal `coupon-used`, `coupon-first-order`
 */
export async function claimCoupon(tx: Database, order: Order, code: string): Promise<void> {
  const [held] = await tx
    .select({ coupon: coupons, shoppers: couponRedemptions.shoppers })
    .from(couponRedemptions)
    .innerJoin(coupons, eq(coupons.code, couponRedemptions.code))
    .where(and(eq(couponRedemptions.orderId, order.id), eq(couponRedemptions.returned, false)))
  const limit = held ? limitPerShopper(held.coupon) : null
  if (!held || limit === null) return
  const { coupon, shoppers } = held
  const counts = await tx
    .select({ shopper: couponShoppers.shopper, redeemed: couponShoppers.redeemed })
    .from(couponShoppers)
    .where(and(eq(couponShoppers.code, code), inArray(couponShoppers.shopper, shoppers)))
    .orderBy(asc(couponShoppers.shopper))
    .for('update')
  for (const { shopper, redeemed } of counts) {
    // Within the limit with all that is held: nothing needs to be looked through.
    if (redeemed <= limit) continue
    if ((await timesPaid(tx, code, shopper, order.id)) >= limit) throw new Refusal('coupon-used')
  }
  if (!coupon.firstOrderOnly) return
  // Each coupon has rows of its own, and one shopper may hold two that are for a first order.
  for (const shopper of shoppers)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`first order ${shopper}`}))`)
  const { accountId, contact } = order
  if (await hasOrdered(tx, { accountId, email: contact.email }, order.id))
    throw new Refusal('coupon-first-order')
}
