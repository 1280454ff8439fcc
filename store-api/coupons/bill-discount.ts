import { zoneAndCurrency } from '../database/facts.ts'
import { Refusal } from '../http/refusal.ts'
import type { BillContext, Reduced } from '../order-parts/bill-context.ts'
import { evaluateCoupon } from './evaluate-coupon.ts'
import { findCoupon } from './find-coupon.ts'

/** What the draft's coupon takes off; nothing while it does not work, e.g. below its minimum, and then why. */
export async function couponForBill(context: BillContext): Promise<Reduced> {
  const { db, draft, lines } = context
  if (draft.coupon === null) return { discounts: [], issue: null }
  try {
    const coupon = await findCoupon(db, draft.coupon, context.accountId)
    const { amount, lines: positions } = await evaluateCoupon(db, coupon, {
      ...context,
      ...(await zoneAndCurrency(db)),
      lines: lines.map(line => ({ productId: line.productId, amount: line.unitPrice * line.quantity })),
      email: draft.contact?.email ?? null,
    })
    const discount = { code: coupon.code, name: coupon.name, amount, lines: positions }
    return { discounts: [discount], issue: null }
  } catch (error) {
    if (error instanceof Refusal)
      return { discounts: [], issue: { coupon: draft.coupon, reason: error.reasons[0] } }
    throw error
  }
}
