import * as v from 'valibot'
import { Id, Instant, Minor } from './basics.ts'

/** Where store credit came from or went to. */
export const CREDIT_KINDS = ['gift', 'referral', 'refund', 'order', 'deposit', 'payment', 'returned'] as const

export const CreditEntry = v.object({
  id: v.number(),
  at: Instant,
  /** `order`, `deposit` and `payment` pay for an order, `returned` gives such credit back. */
  kind: v.picklist(CREDIT_KINDS),
  /** What was spent is negative. */
  amount: Minor,
  balanceAfter: Minor,
  orderID: v.nullable(Id),
  note: v.nullable(v.string()),
})
export type CreditEntry = v.InferOutput<typeof CreditEntry>
