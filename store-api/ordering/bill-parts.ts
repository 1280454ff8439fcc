import type { CartRow } from '../cart/read-cart.ts'
import { couponForBill } from '../coupons/bill-discount.ts'
import { creditForBill } from '../credit/bill-credit.ts'
import type { Database } from '../database/database.ts'
import type { Reason } from '../http/refusal.ts'
import type { Draft } from './draft.ts'
import type { Discount } from './totals.ts'

/** What the parts of a bill that other features give are computed from. */
export interface BillContext {
  db: Database
  cartId: string
  accountId: string | null
  /** Set for the cart of a group buy. */
  fissionCampaignId: string | null
  now: Date
  lines: readonly CartRow[]
  /** Minor units. */
  subtotal: number
  draft: Draft
}

/** What a source of discounts takes off, and why it does not give what the draft asks for. */
export interface Reduced {
  discounts: readonly Discount[]
  issue: { coupon: string; reason: Reason } | null
}

/**
 * Where discounts come from, in the order they are taken off. A source that cannot give what the draft asks for gives
 * nothing here and says why; what the order then holds is refused when it is placed.
 */
const DISCOUNTS: readonly ((context: BillContext) => Promise<Reduced>)[] = [couponForBill]

/**
 * What pays a part of the total before any provider does, in minor units and at most `total`. What the cart's own
 * unpaid order has taken of it counts as there: the next order takes that one's place.
 */
const CREDITS: readonly ((context: BillContext, total: number) => Promise<number>)[] = [creditForBill]

export async function reductionsOf(context: BillContext): Promise<Reduced> {
  const all: Reduced[] = []
  for (const source of DISCOUNTS) all.push(await source(context))
  return {
    discounts: all.flatMap(({ discounts }) => discounts),
    issue: all.find(({ issue }) => issue !== null)?.issue ?? null,
  }
}

export async function creditOf(context: BillContext, total: number): Promise<number> {
  let sum = 0
  for (const source of CREDITS) sum += await source(context, total - sum)
  return sum
}
