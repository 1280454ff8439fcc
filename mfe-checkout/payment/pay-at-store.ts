import { retry } from 'shared-contracts/api/retry.ts'
import type { BillIdentity } from './attempts.ts'
import { fetchStatus, isSettled } from './fetch-status.ts'
import { paidBefore } from './paid-before.ts'
import type { PaymentDeps, PaymentOutcome } from './payment-deps.ts'
import { placeOrder } from './place-order.ts'
import { settled } from './settled.ts'

/** An order paid in the store is another one than an order paid here, with a bill and a key of its own. */
export async function payAtStore(deps: PaymentDeps, bill: BillIdentity): Promise<PaymentOutcome> {
  const { api, attempts, wait } = deps
  const { orderID: earlier } = attempts.attemptOf(bill)
  const before = earlier && (await fetchStatus(api, earlier, attempts.openedOptions(bill)))
  if (earlier && before && isSettled(before)) return paidBefore(deps, earlier)
  const query = { pickUpAandPayAtStore: 'true' as const }
  const inStore = await retry(() => api('GET shoppingManagement4/billing/', { query }), wait)
  // Whatever is asked for in the store is what the shopper saw here.
  const agreed = { id: inStore.id, total: bill.total, currency: bill.currency }
  const idempotencyKey = attempts.paymentKey(bill, 'pay-at-store', null)
  const placed = await placeOrder(deps, agreed, { idempotencyKey, inStore: true })
  attempts.forget(bill)
  return settled(placed.orderID, placed)
}
