import { readFailure } from 'shared-contracts/api/failure.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { retry } from 'shared-contracts/api/retry.ts'
import type { BillIdentity } from './attempts.ts'
import { openPage } from './open-page.ts'
import { rowOf } from './options.ts'
import type { PaymentDeps, PaymentOutcome } from './payment-deps.ts'
import { settled } from './settled.ts'

/** Pays an order by one option: opens its page at the provider, or takes it from the store credit at once. */
export async function openPayment(
  deps: PaymentDeps,
  bill: BillIdentity,
  option: PaymentOption,
  orderID: string,
): Promise<PaymentOutcome> {
  const { api, attempts, wait, scan = false, openId } = deps
  const { request, flow } = rowOf(option)
  const idempotencyKey = attempts.paymentKey(bill, option, orderID)
  try {
    if (request === null) {
      const body = { orderID, idempotencyKey }
      const paid = await retry(() => api('POST shoppingManagement4/storeCreditPayment', { body }), wait)
      attempts.forgetOrder(orderID)
      return settled(orderID, paid)
    }
    const opening = { orderID, idempotencyKey, scan, openId: openId?.() ?? null }
    const redirectUrl = await retry(() => openPage(api, request, opening), wait)
    attempts.opened(bill, orderID)
    return { kind: 'opened', orderID, redirectUrl, native: flow === 'native' }
  } catch (error) {
    // The shopper never got the address of this payment, so nothing can be paid through it.
    if (readFailure(error).kind === 'refused') attempts.renewPayment(bill, option, orderID)
    throw error
  }
}
