import { zoneAndCurrency } from '../database/facts.ts'
import { Refusal } from '../http/refusal.ts'
import type { BillContext } from '../ordering/bill-parts.ts'
import type { Discount } from '../ordering/totals.ts'
import { findCoupon } from './find-coupon.ts'
import { judgeCoupon } from './judge-coupon.ts'

/** What the draft's coupon takes off; nothing while it does not work, e.g. below its minimum. */
export async function couponForBill(context: BillContext): Promise<Discount[]> {
  const { db, draft, lines } = context
  if (draft.coupon === null) return []
  try {
    const coupon = await findCoupon(db, draft.coupon, context.accountId)
    const { amount, lines: positions } = await judgeCoupon(db, coupon, {
      ...context,
      ...(await zoneAndCurrency(db)),
      lines: lines.map(line => ({ productId: line.productId, amount: line.unitPrice * line.quantity })),
      email: draft.contact?.email ?? null,
    })
    return [{ code: coupon.code, name: coupon.name, amount, lines: positions }]
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}
