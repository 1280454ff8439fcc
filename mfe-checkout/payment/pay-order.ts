import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { readFailure } from 'shared-contracts/api/failure.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import type { BillIdentity } from './attempts.ts'
import { fetchStatus, isCancelled, isSettled } from './fetch-status.ts'
import { openPayment } from './open-payment.ts'
import { paidBefore } from './paid-before.ts'
import type { PaymentDeps, PaymentOutcome } from './payment-deps.ts'
import { placeOrder } from './place-order.ts'
import { settled } from './settled.ts'

/** What a failure is reported with: the order, once it is made. */
export interface Progress {
  orderID: string | null
}

/** Refusals after which the order is as good as before: another way to pay it can be tried. */
const ORDER_UNCHANGED: ReadonlySet<string> = new Set<ErrorCode>(['payment-provider', 'credit-short'])

/**
 * Makes the order of a bill and opens its payment. The same key gives the same order, also when it was cancelled or declined for
 * good since: such an order is forgotten, and a new one made once.
 */
export async function payOrder(
  deps: PaymentDeps,
  bill: BillIdentity,
  option: PaymentOption,
  progress: Progress,
): Promise<PaymentOutcome> {
  let refused = false
  for (;;) {
    const tried = await tryOrder(deps, bill, option, progress)
    if (tried.outcome) return tried.outcome
    if (refused && tried.refusal) throw tried.refusal
    refused ||= Boolean(tried.refusal)
    // By its id: another tab may have made the next one of this bill already.
    if (progress.orderID) deps.attempts.forgetOrder(progress.orderID)
    progress.orderID = null
  }
}

/** @returns what became of it; without an outcome the order is over, with the refusal that showed it */
async function tryOrder(
  deps: PaymentDeps,
  bill: BillIdentity,
  option: PaymentOption,
  progress: Progress,
): Promise<{ outcome: PaymentOutcome } | { outcome: null; refusal?: unknown }> {
  const { api, attempts } = deps
  const { orderKey } = attempts.attemptOf(bill)
  const order = await placeOrder(deps, bill, { idempotencyKey: orderKey })
  const { orderID } = order
  progress.orderID = orderID
  const placed = attempts.placed(bill, orderKey, orderID)
  if ((order.due ?? bill.total) === 0) {
    attempts.forgetOrder(orderID)
    return { outcome: settled(orderID, order) }
  }
  const status = () => fetchStatus(api, orderID, attempts.openedOptions(bill))
  const before = !placed || placed.opened ? await status() : 'open'
  if (isSettled(before)) return { outcome: await paidBefore(deps, orderID) }
  // Another tab found this order over, and goes on with the next one of the same bill.
  if (!placed || isCancelled(before)) return { outcome: null }
  if (before === 'failed') attempts.declined(bill, orderID)
  try {
    return { outcome: await openPayment(deps, bill, option, orderID) }
  } catch (refusal) {
    const { kind, code } = readFailure(refusal)
    if (kind !== 'refused' || ORDER_UNCHANGED.has(code)) throw refusal
    const now = await status()
    if (isSettled(now)) return { outcome: await paidBefore(deps, orderID) }
    if (isCancelled(now) || now === 'failed') return { outcome: null, refusal }
    throw refusal
  }
}
