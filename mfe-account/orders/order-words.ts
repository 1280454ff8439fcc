import type { OrderDetail, OrderStatus, PaymentStatus } from 'shared-contracts/api/entities/order.ts'
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

/** A table of its own: the contract's list comes with all its schemas. */
const EVENTS = {
  placed: 'account.event.placed',
  accepted: 'account.event.accepted',
  paid: 'account.event.paid',
  'payment-failed': 'account.event.payment-failed',
  commented: 'account.event.commented',
  delayed: 'account.event.delayed',
  ready: 'account.event.ready',
  completed: 'account.event.completed',
  cancelled: 'account.event.cancelled',
  refunded: 'account.event.refunded',
} as const satisfies Record<OrderDetail['timeline'][number]['event'], MessageKey>

/** @returns null for an event of a newer backend that this release has no words for: it is left out */
export const eventWord = (event: string) =>
  Object.hasOwn(EVENTS, event) ? EVENTS[event as keyof typeof EVENTS] : null

/** A backend that does not say where an order is from gets its dates in this zone, the same on both sides. */
export const NO_ZONE = 'UTC'
