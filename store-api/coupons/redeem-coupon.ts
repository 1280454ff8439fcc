import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { couponRedemptions } from '../database/schema/coupon-redemptions.ts'
import { couponShoppers, coupons } from '../database/schema/coupons.ts'
import { orders } from '../database/schema/ordering.ts'
import { Refusal } from '../http/refusal.ts'
import { unpaidOf } from '../order-parts/unpaid.ts'
import type { StoredCoupon } from './find-coupon.ts'
import { timesPaid } from './times-paid.ts'

/** How often one shopper can redeem it; null: any number. */
export const limitPerShopper = (coupon: Pick<StoredCoupon, 'firstOrderOnly' | 'shopperLimit'>) =>
  coupon.firstOrderOnly ? 1 : coupon.shopperLimit

/**
 * Redeems a coupon for an order being placed: each limit is guarded by its own conditional update.
 * Takes the coupon's row last of all locks, as it is the one that most shoppers want.
 * @param shoppers as `shopperKeys` makes them; `own` as `ownMailbox` does
 * @throws Refusal `coupon-used-up`, `coupon-used`
 */
export async function redeemCoupon(
  tx: Database,
  given: { code: string; orderId: string; shoppers: readonly string[]; own: string | null },
): Promise<void> {
  const { code, orderId, shoppers, own } = given
  await count(tx, code, shoppers, own)
  await tx.insert(couponRedemptions).values({ orderId, code, shoppers: [...shoppers] })
}

async function count(
  tx: Database,
  code: string,
  shoppers: readonly string[],
  own: string | null,
): Promise<void> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code))
  if (!coupon) throw new Refusal('coupon-unknown')
  const limit = limitPerShopper(coupon)
  for (const shopper of shoppers) {
    const rows = await tx
      .insert(couponShoppers)
      .values({ code, shopper, redeemed: 1 })
      .onConflictDoUpdate({
        target: [couponShoppers.code, couponShoppers.shopper],
        set: { redeemed: sql`${couponShoppers.redeemed} + 1` },
        ...(limit !== null && shopper !== own && { setWhere: sql`${couponShoppers.redeemed} < ${limit}` }),
      })
      .returning({ redeemed: couponShoppers.redeemed })
    if (rows.length === 0) throw new Refusal('coupon-used')
  }
  // Only now: what is paid for meanwhile waits for the row that was just written.
  if (own && limit !== null && (await timesPaid(tx, code, own)) >= limit) throw new Refusal('coupon-used')
  const taken = await tx
    .update(coupons)
    .set({ redeemed: sql`${coupons.redeemed} + 1` })
    .where(
      and(
        eq(coupons.code, code),
        sql`(${coupons.totalLimit} is null or ${coupons.redeemed} < ${coupons.totalLimit})`,
      ),
    )
    .returning({ code: coupons.code })
  if (taken.length === 0) throw new Refusal('coupon-used-up')
}

/** Gives back what a cancelled order redeemed; doing it again gives back nothing, nor does a count that the store began anew. */
export async function returnCoupon(tx: Database, orderId: string): Promise<void> {
  const [given] = await tx
    .update(couponRedemptions)
    .set({ returned: true })
    .where(and(eq(couponRedemptions.orderId, orderId), eq(couponRedemptions.returned, false)))
    .returning()
  if (!given) return
  for (const shopper of given.shoppers) {
    await tx
      .update(couponShoppers)
      .set({ redeemed: sql`greatest(0, ${couponShoppers.redeemed} - 1)` })
      .where(and(eq(couponShoppers.code, given.code), eq(couponShoppers.shopper, shopper)))
  }
  await tx
    .update(coupons)
    .set({ redeemed: sql`greatest(0, ${coupons.redeemed} - 1)` })
    .where(eq(coupons.code, given.code))
}

/**
 * Redeems again what a cancelled order gave back, for a payment that came late.
 * @param own as `ownMailbox` makes it
 * @throws Refusal when others have used it up since
 */
export async function retakeCoupon(tx: Database, orderId: string, own: string | null): Promise<void> {
  const [again] = await tx
    .update(couponRedemptions)
    .set({ returned: false })
    .where(and(eq(couponRedemptions.orderId, orderId), eq(couponRedemptions.returned, true)))
    .returning()
  if (again) await count(tx, again.code, again.shoppers, own)
}

/** Shoppers that a cart's own unpaid order has redeemed a coupon as; null when it has not. */
export async function heldCoupon(db: Database, cartId: string, code: string): Promise<string[] | null> {
  const [held] = await db
    .select({ shoppers: couponRedemptions.shoppers })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .where(and(unpaidOf(cartId), eq(couponRedemptions.code, code), eq(couponRedemptions.returned, false)))
  return held?.shoppers ?? null
}
