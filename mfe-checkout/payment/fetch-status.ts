import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { PaymentCheck } from 'shared-contracts/api/entities/order.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { readFailure } from 'shared-contracts/api/failure.ts'
import { isMoneyIn, type OrderOutcome, orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import type { OrderedAs } from 'shared-contracts/remote/ordered.ts'
import { rowOf } from './options.ts'

/**
 * What became of an order; `unknown` when it could not be asked, `missing` where the store does not find it and no provider was
 * opened for it: another visitor's (by now), or the store does not have that call.
 */
export type OrderState = OrderOutcome | 'unknown' | 'missing'

/** Paid, or to be paid in the store: it must not be paid here again. */
export const isSettled = (state: OrderState): state is OrderedAs => state === 'paid' || state === 'accepted'
/** It cannot be paid any more: the same bill makes a new one. */
export const isCancelled = (state: OrderState): boolean => state === 'cancelled' || state === 'refunded'

const NOT_FOUND: ErrorCode = 'not-found'

/**
 * Asks what became of an order. A provider that says it is settled is believed; where the store does not find the order, what the
 * providers say is all that is known.
 * @param opened ways to pay whose provider may have been opened for it: those providers are asked first
 */
export async function fetchStatus(
  api: ApiClient,
  orderID: string,
  opened: readonly PaymentOption[],
): Promise<OrderState> {
  const said = await askProviders(api, orderID, opened)
  if (isSettled(said)) return said
  const state = await stateIn(api('GET admin/orderManagement/order/{id}', { params: { id: orderID } }))
  return state === 'missing' ? said : state
}

/**
 * Brings the server's own knowledge up to date; what it could not learn it learns from the provider's notice.
 * @returns what the providers' calls say; `missing` where no provider was opened. One that was opened may have taken money: that it
 * finds nothing proves nothing
 */
export async function askProviders(
  api: ApiClient,
  orderID: string,
  opened: readonly PaymentOption[],
): Promise<OrderState> {
  const checks = new Set(opened.flatMap(option => rowOf(option).check ?? []))
  const ask = (check: string) =>
    stateIn((api as CheckClient)(check, { body: { orderID, returnUrlInfo: '' } }))
  const said = await Promise.all([...checks].map(ask))
  const known = said.find(isSettled) ?? said.find(state => state !== 'missing')
  return known ?? (opened.length > 0 ? 'unknown' : 'missing')
}

async function stateIn(asked: Promise<Answered>): Promise<OrderState> {
  try {
    const { status = '', paymentStatus = '' } = await asked
    const outcome = orderOutcome(status, paymentStatus)
    return outcome === 'open' && isMoneyIn(paymentStatus) ? 'paid' : outcome
  } catch (error) {
    return readFailure(error).code === NOT_FOUND ? 'missing' : 'unknown'
  }
}

/** What an order and the checks of its payment have in common; a backend may leave it out of these. */
type Answered = Partial<Record<'status' | 'paymentStatus', string | undefined>>
/** What the check calls have in common. */
type CheckClient = (call: string, options: { body: object }) => Promise<PaymentCheck>
