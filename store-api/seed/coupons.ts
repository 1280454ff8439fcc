import { isoDay } from '../coupons/evaluate-coupon.ts'
import type { Database } from '../database/database.ts'
import { coupons } from '../database/schema/coupons.ts'
import type { StoreDescription } from '../store-description/description.ts'

const DAY_MS = 24 * 3_600_000

/** Writes the coupons of a store that has none yet. */
export async function seedCoupons(tx: Database, store: StoreDescription, now: Date): Promise<void> {
  const day = (days: number | undefined) =>
    days === undefined ? null : isoDay(new Date(now.getTime() + days * DAY_MS), store.timeZone)
  const rows = (store.coupons ?? []).map((coupon, position) => {
    const { code, name, description, percent, amount, fromDay, toDay, categories, products, ...rest } = coupon
    return {
      code,
      name,
      description,
      kind: percent === undefined ? ('fixed' as const) : ('percent' as const),
      value: percent === undefined ? (amount ?? 0) : percent * 10_000,
      startsOn: day(fromDay),
      endsOn: day(toDay),
      categories: [...(categories ?? [])],
      products: [...(products ?? [])],
      firstOrderOnly: false,
      listed: false,
      ...rest,
      position,
    }
  })
  if (rows.length > 0) await tx.insert(coupons).values(rows)
}
