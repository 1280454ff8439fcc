import type { OrderDetail, OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { type OrderOutcome, orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import type { KeyOf } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import { comesBack } from './comes-back.ts'

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

const REFUND_WORD = {
  due: 'account.refund.due',
  done: 'account.refund.done',
} as const satisfies Record<NonNullable<OrderSummary['refund']>, MessageKey>

/** Where an order stands: once it is on its way to the shopper that says more than that the store has it. */
export const statusWord = ({ status, handedOver }: OrderSummary) =>
  (status === 'NEW' && handedOver && eventWord(handedOver)) ||
  (`account.status.${status}` as const satisfies MessageKey)

/**
 * How far the money of a cancelled order has come that was paid online. Where a backend does not say, the last event does, and
 * store credit is back at once; a row of a list has neither. Null for any other order, and where nothing was to pay.
 */
export function refundWord(order: OrderSummary | OrderDetail) {
  if (order.total === 0 || orderOutcome(order.status, order.paymentStatus) !== 'refunded') return null
  if (order.refund) return REFUND_WORD[order.refund]
  if (!('timeline' in order)) return 'account.refund'
  const isBack = order.timeline.at(-1)?.event === 'refunded' || comesBack(order).money === 0
  return isBack ? 'account.refund.done' : 'account.refund.due'
}

/** Whether money is known to be on its way back. */
export const isRefundDue = (order: OrderDetail): boolean => refundWord(order) === REFUND_WORD.due

/** Whoever was given what is paid in the store has paid it. */
export const paymentWord = (order: OrderSummary) =>
  isPaidAtStore(order)
    ? ('account.payment.paidAtStore' as const satisfies MessageKey)
    : (`account.payment.${order.paymentStatus}` as const satisfies MessageKey)

export const isPaidAtStore = ({ status, paymentStatus, handedOver }: OrderSummary): boolean =>
  status === 'NEW' && paymentStatus === 'PAY_AT_STORE' && handedOver === 'completed'

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

const OF_MONEY = /^(?:paid|refunded)$/

/** What has happened to an order; where there was nothing to pay, no money came or went. */
export const historyOf = ({ timeline, total }: OrderDetail): OrderDetail['timeline'] =>
  timeline.filter(({ event }) => total > 0 || !OF_MONEY.test(event))

/** A backend that does not say where an order is from gets its dates in this zone, the same on both sides. */
export const NO_ZONE = 'UTC'
