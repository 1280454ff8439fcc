import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { isMoneyIn, type OrderOutcome, orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import type { OrderedAs } from 'shared-contracts/remote/ordered.ts'
import { rowOf } from './options.ts'

/** What became of an order; `unknown` when it could not be asked. */
export type OrderState = OrderOutcome | 'unknown'

/** Paid, or to be paid in the store: it must not be paid here again. */
export const isSettled = (state: OrderState): state is OrderedAs => state === 'paid' || state === 'accepted'
/** It cannot be paid any more: the same bill makes a new one. */
export const isCancelled = (state: OrderState): boolean => state === 'cancelled' || state === 'refunded'

const NOT_FOUND: ErrorCode = 'not-found'

/**
 * Asks what became of an order.
 * @param opened ways to pay whose provider may have been opened for it: those providers are asked first
 */
export async function fetchStatus(
  api: ApiClient,
  orderID: string,
  opened: readonly PaymentOption[],
): Promise<OrderState> {
  await askProviders(api, orderID, opened)
  try {
    const order = await api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
    const outcome = orderOutcome(order.status, order.paymentStatus)
    return outcome === 'open' && isMoneyIn(order.paymentStatus) ? 'paid' : outcome
  } catch (error) {
    // Not this visitor's order (any more): nothing of it can be paid here.
    return readFailure(error).code === NOT_FOUND ? 'cancelled' : 'unknown'
  }
}

/** Brings the server's own knowledge up to date; what it could not learn it learns from the provider's notice. */
export async function askProviders(
  api: ApiClient,
  orderID: string,
  opened: readonly PaymentOption[],
): Promise<void> {
  const checks = new Set(opened.flatMap(option => rowOf(option).check ?? []))
  const ask = async (check: string) => {
    try {
      await (api as CheckClient)(check, { body: { orderID, returnUrlInfo: '' } })
    } catch (error) {
      if (!isFailure(error)) throw error
    }
  }
  await Promise.all([...checks].map(ask))
}

/** What the check calls have in common. */
type CheckClient = (call: string, options: { body: object }) => Promise<unknown>
