import { couponForBill } from '../coupons/bill-discount.ts'
import { creditForBill } from '../credit/bill-credit.ts'
import type { BillContext, Reduced } from '../order-parts/bill-context.ts'

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
