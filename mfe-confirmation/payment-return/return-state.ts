import type { ReturnedOrder } from 'shared-contracts/api/entities/order.ts'
import type { Outcome } from './ask-provider.ts'
import type { AddressError } from './return-address.ts'

/**
 * What the shopper sees. `accepted`: ordered, to be paid in the store; `refused`: the backend will not say; `troubled`: it cannot say just now;
 * `incomplete`: it answered without saying; `cancelled`, `refunded`, `lapsed`: the order is over; `unreadable`: the address names no order.
 */
export type Phase =
  | 'pending'
  | 'slow'
  | 'scanned'
  | 'paid'
  | 'accepted'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'lapsed'
  | 'refused'
  | 'troubled'
  | 'incomplete'
  | 'unreadable'

export interface ReturnState {
  phase: Phase
  orderID: string
  /** What the backend said when it refused, as text. */
  message: string
  /** Why the address names no order; null while it does. */
  error: AddressError | null
  /** The order as last heard of. */
  order: ReturnedOrder | null
  /** Status words of the last answer. */
  statuses: string
  /** Number of the latest check; answers to older ones are dropped. */
  attempt: number
  /** That check is in flight. */
  asking: boolean
  hidden: boolean
  /** Checks in a row that brought no answer. */
  misses: number
  /** Checks made by itself since the payment failed. */
  lateChecks: number
  /** When the waiting began, ms since the epoch. */
  since: number
}

type Timed = { at: number }
type Ended<T> = Extract<Outcome, { type: T }> & Timed & { attempt: number }
export type ReturnEvent =
  | Ended<'answered'>
  | Ended<'refused'>
  | Ended<'unreachable'>
  | { type: 'due' | 'again' | 'shown' | 'hidden' | 'left' }
