import type { BillIdentity } from './attempts.ts'
import { fetchStatus, isCancelled, isSettled } from './fetch-status.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * The order of this bill that still waits for its payment, for a shopper who comes back. Keys of an order that is over are
 * dropped: this bill was loaded after it and is a new purchase.
 */
export async function waitingOrder(
  { api, attempts }: Pick<PaymentDeps, 'api' | 'attempts'>,
  bill: BillIdentity,
): Promise<string | null> {
  const { orderID } = attempts.attemptOf(bill)
  if (!orderID) return null
  const now = await fetchStatus(api, orderID, attempts.openedOptions(bill))
  // By its id: while this was asked, the same bill may have made another.
  if (isSettled(now) || isCancelled(now) || now === 'missing') attempts.forgetOrder(orderID)
  return now === 'open' || now === 'failed' ? orderID : null
}
