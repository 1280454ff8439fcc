import type { Database } from '../database/database.ts'
import type { Reason } from '../http/refusal.ts'
import type { LocalText } from '../language/local-text.ts'

export interface Discount {
  code: string
  name: LocalText
  /** Minor units, positive. */
  amount: number
  /** Positions of the lines it is taken off; all of them if absent. */
  lines?: readonly number[]
}

/** What the parts of a bill that other features give are computed from. */
export interface BillContext {
  db: Database
  cartId: string
  accountId: string | null
  /** Set for the cart of a group buy. */
  fissionCampaignId: string | null
  now: Date
  lines: readonly { productId: string; quantity: number; unitPrice: number }[]
  /** Minor units. */
  subtotal: number
  /** What the shopper asks for: a coupon's code, and minor units of store credit. */
  draft: { coupon: string | null; storeCredit: number; contact: { email: string } | null }
}

/** What a source of discounts takes off, and why it does not give what the draft asks for. */
export interface Reduced {
  discounts: readonly Discount[]
  issue: { coupon: string; reason: Reason } | null
}
