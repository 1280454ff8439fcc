import type { OrderStatus, PaymentStatus } from './entities/order.ts'

/**
 * What became of an order, in one word.
 * - `paid`, `accepted` (to be paid in the store): it stands.
 * - `failed`: its payment did not go through. A late success still counts (RET-13).
 * - `cancelled`: it is over and nothing was paid. `refunded`: it is over and what was paid goes back.
 * - `open`: anything else; nothing is proven yet, so it is asked about again.
 */
export type OrderOutcome = 'paid' | 'accepted' | 'open' | 'failed' | 'cancelled' | 'refunded'

/** RET-4, RET-5, RET-13: only what is listed is decided. */
const OUTCOMES = {
  INTERIM: { NOT_PAID: 'open', PAID_ONLINE: 'open', FAILED: 'open', PAY_AT_STORE: 'open' },
  NEW: { NOT_PAID: 'open', PAID_ONLINE: 'paid', FAILED: 'open', PAY_AT_STORE: 'accepted' },
  FAILED: { NOT_PAID: 'open', PAID_ONLINE: 'open', FAILED: 'failed', PAY_AT_STORE: 'open' },
  CANCELLED: {
    NOT_PAID: 'cancelled',
    PAID_ONLINE: 'refunded',
    FAILED: 'cancelled',
    PAY_AT_STORE: 'cancelled',
  },
} as const satisfies Record<OrderStatus, Record<PaymentStatus, OrderOutcome>>

function listed(status: string, paymentStatus: string): OrderOutcome | undefined {
  const row: Partial<Record<string, OrderOutcome>> = Object.hasOwn(OUTCOMES, status)
    ? OUTCOMES[status as OrderStatus]
    : {}
  return Object.hasOwn(row, paymentStatus) ? row[paymentStatus] : undefined
}

/** A backend may have statuses that are not listed: they prove nothing either. */
export function orderOutcome(status: OrderStatus, paymentStatus: PaymentStatus): OrderOutcome
export function orderOutcome(status: string, paymentStatus: string): OrderOutcome
export function orderOutcome(status: string, paymentStatus: string): OrderOutcome {
  return listed(status, paymentStatus) ?? 'open'
}

/** Whether the money has come, whatever the order says yet: it must not be asked for again. */
export const isMoneyIn = (paymentStatus: string): boolean => paymentStatus === 'PAID_ONLINE'

/** Whether it is known to wait for its money: what is not proven, and what is not listed, is not asked to be paid for that alone. */
export const isUnpaid = (status: string, paymentStatus: string): boolean =>
  listed(status, paymentStatus) === 'open' && !isMoneyIn(paymentStatus)

/** Whether nothing more will happen by itself. A failed payment may still turn out well, so it is not over. */
export const isOver = (outcome: OrderOutcome): boolean => outcome !== 'open' && outcome !== 'failed'
