import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { productCategories } from '../database/schema/catalog.ts'
import { couponShoppers } from '../database/schema/coupons.ts'
import { Refusal } from '../http/refusal.ts'
import { dayIn } from '../language/zoned-time.ts'
import { ownMailbox } from '../session/own-mailbox.ts'
import { shopperKeys } from '../session/shopper-keys.ts'
import type { StoredCoupon } from './find-coupon.ts'
import { hasOrdered } from './first-order.ts'
import { heldCoupon, limitPerShopper } from './redeem-coupon.ts'
import { timesPaid } from './times-paid.ts'

/** What a coupon is evaluated against. */
export interface Basket {
  cartId: string
  /** Lines in minor units, before any discount. */
  lines: readonly { productId: string; amount: number }[]
  accountId: string | null
  /** Of the order being made, as far as it is known. */
  email: string | null
  fissionCampaignId: string | null
  now: Date
  /** Zone the coupon's days are in. */
  timeZone: string
  currency: string
}

/** What a coupon takes off in minor units, and the positions of the lines it is taken off. */
export interface Evaluated {
  amount: number
  lines: number[]
}

/**
 * What the cart's own unpaid order has redeemed counts as there: the next order takes that one's place.
 * @throws Refusal `coupon-…` that says why the coupon does not work
 */
export async function evaluateCoupon(db: Database, coupon: StoredCoupon, basket: Basket): Promise<Evaluated> {
  const today = isoDay(basket.now, basket.timeZone)
  if (basket.fissionCampaignId !== null) throw new Refusal('coupon-group-buy')
  if (coupon.startsOn !== null && today < coupon.startsOn)
    throw new Refusal('coupon-not-yet', { values: { from: coupon.startsOn } })
  if (coupon.endsOn !== null && today > coupon.endsOn) throw new Refusal('coupon-expired')
  await refuseUsed(db, coupon, basket)
  const lines = await appliesTo(db, coupon, basket)
  if (lines.length === 0) throw new Refusal('coupon-other-goods')
  const base = lines.reduce((sum, i) => sum + (basket.lines[i]?.amount ?? 0), 0)
  const { minSubtotal } = coupon
  const { currency } = basket
  if (base < minSubtotal)
    throw new Refusal('coupon-minimum', {
      values: { minimum: { minor: minSubtotal, currency }, missing: { minor: minSubtotal - base, currency } },
    })
  return { amount: discountOn(coupon, base), lines }
}

/**
 * Never more than the goods cost; half a cent is rounded up.
 * @param base minor units of the goods it applies to
 */
function discountOn({ kind, value }: Pick<StoredCoupon, 'kind' | 'value'>, base: number): number {
  const off = kind === 'percent' ? Number((BigInt(base) * BigInt(value) + 500_000n) / 1_000_000n) : value
  return Math.min(off, base)
}

/** `YYYY-MM-DD` of a moment in a zone. */
export function isoDay(at: Date, timeZone: string): string {
  const { year, month, day } = dayIn(at.getTime(), timeZone)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

async function refuseUsed(db: Database, coupon: StoredCoupon, basket: Basket): Promise<void> {
  const { cartId } = basket
  const shoppers = shopperKeys(basket)
  const own = await heldCoupon(db, cartId, coupon.code)
  const { totalLimit } = coupon
  if (totalLimit !== null && coupon.redeemed - (own ? 1 : 0) >= totalLimit)
    throw new Refusal('coupon-used-up')
  const limit = limitPerShopper(coupon)
  if (limit !== null && shoppers.length > 0) {
    const counts = await db
      .select({ shopper: couponShoppers.shopper, redeemed: couponShoppers.redeemed })
      .from(couponShoppers)
      .where(and(eq(couponShoppers.code, coupon.code), inArray(couponShoppers.shopper, shoppers)))
    const mailbox = await ownMailbox(db, basket)
    const used = await Promise.all(
      counts.map(async ({ shopper, redeemed }) =>
        shopper === mailbox
          ? timesPaid(db, coupon.code, shopper)
          : redeemed - (own?.includes(shopper) ? 1 : 0),
      ),
    )
    if (used.some(times => times >= limit)) throw new Refusal('coupon-used')
  }
  if (coupon.firstOrderOnly && (await hasOrdered(db, basket))) throw new Refusal('coupon-first-order')
}

/** Positions of the lines that the coupon is for. */
async function appliesTo(db: Database, coupon: StoredCoupon, { lines }: Basket): Promise<number[]> {
  const { categories, products } = coupon
  const named = new Set(products)
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(lines.map(l => l.productId))}::jsonb))`
  if (categories.length > 0) {
    const rows = await db
      .select({ id: productCategories.productId })
      .from(productCategories)
      .where(and(inArray(productCategories.category, categories), inArray(productCategories.productId, ids)))
    for (const { id } of rows) named.add(id)
  }
  const all = categories.length === 0 && products.length === 0
  return lines.flatMap((line, i) => (all || named.has(line.productId) ? [i] : []))
}
