import { readFailure } from 'shared-contracts/api/failure.ts'
import { retry } from 'shared-contracts/api/retry.ts'
import type { BillIdentity } from './attempts.ts'
import { fetchStatus, isSettled } from './fetch-status.ts'
import { paidBefore } from './paid-before.ts'
import type { PaymentDeps, PaymentOutcome } from './payment-deps.ts'
import { placeOrder } from './place-order.ts'
import { settled } from './settled.ts'

/** What was asked for with a key that has no answer yet: asked again it is the same order, though the cart may have become it by now. */
const unanswered = new Map<string, Parameters<typeof placeOrder>[1]>()

/** An order paid in the store is another one than an order paid here, with a bill and a key of its own. */
export async function payAtStore(deps: PaymentDeps, bill: BillIdentity): Promise<PaymentOutcome> {
  const { api, attempts } = deps
  const { orderID: earlier } = attempts.attemptOf(bill)
  const before = earlier && (await fetchStatus(api, earlier, attempts.openedOptions(bill)))
  if (earlier && before && isSettled(before)) return paidBefore(deps, earlier)
  const idempotencyKey = attempts.paymentKey(bill, 'pay-at-store', null)
  const agreed = unanswered.get(idempotencyKey) ?? (await agreedIn(deps, bill))
  unanswered.set(idempotencyKey, agreed)
  const placed = await placeOrder(deps, agreed, { idempotencyKey, inStore: true }).catch(error => {
    if (readFailure(error).kind === 'refused') unanswered.delete(idempotencyKey)
    throw error
  })
  unanswered.delete(idempotencyKey)
  attempts.forget(bill)
  return settled(placed.orderID, placed)
}

/** Whatever is asked for in the store is what the shopper saw here. */
async function agreedIn({ api, wait }: PaymentDeps, { total, currency }: BillIdentity) {
  const query = { pickUpAandPayAtStore: 'true' as const }
  const { id } = await retry(() => api('GET shoppingManagement4/billing/', { query }), wait)
  return { id, total, currency }
}
