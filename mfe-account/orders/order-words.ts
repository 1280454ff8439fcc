import { ORDER_EVENTS, type OrderStatus, type PaymentStatus } from 'shared-contracts/api/entities/order.ts'
import type { OrderOutcome } from 'shared-contracts/api/order-outcome.ts'
import type { KeyOf } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'

type MessageKey = KeyOf<typeof en>

/** How an order's badges look. */
export const TONES = {
  paid: 'good',
  accepted: 'good',
  open: 'open',
  failed: 'bad',
  cancelled: 'bad',
  refunded: 'bad',
} as const satisfies Record<OrderOutcome, 'good' | 'open' | 'bad'>

export const statusWord = (s: OrderStatus) => `account.status.${s}` as const satisfies MessageKey
export const paymentWord = (s: PaymentStatus) => `account.payment.${s}` as const satisfies MessageKey

/** @returns null for an event of a newer backend that this release has no words for: it is left out */
export function eventWord(event: string) {
  const known = ORDER_EVENTS.find(e => e === event)
  return known ? (`account.event.${known}` as const satisfies MessageKey) : null
}

/** A backend that does not say where an order is from gets its dates in this zone, the same on both sides. */
export const NO_ZONE = 'UTC'
