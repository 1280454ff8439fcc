import { readFailure } from 'shared-contracts/api/failure.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import type { BillIdentity } from './attempts.ts'
import { rowOf } from './options.ts'
import { payAtStore } from './pay-at-store.ts'
import { type Progress, payOrder } from './pay-order.ts'
import type { PaymentDeps, PaymentOutcome } from './payment-deps.ts'

export type Pay = (bill: BillIdentity, option: PaymentOption) => Promise<PaymentOutcome>

/**
 * Makes the order of a bill and opens its payment (CHK-8). While one call of the returned function is in flight every further
 * call gets the same promise, so that a double tap is one tap.
 */
export function createPay(deps: PaymentDeps): Pay {
  let inFlight: Promise<PaymentOutcome> | null = null
  return (bill, option) => {
    inFlight ??= run(deps, bill, option).finally(() => {
      inFlight = null
    })
    return inFlight
  }
}

async function run(deps: PaymentDeps, bill: BillIdentity, option: PaymentOption): Promise<PaymentOutcome> {
  const progress: Progress = { orderID: null }
  try {
    if (rowOf(option).flow === 'store') return await payAtStore(deps, bill)
    return await payOrder(deps, bill, option, progress)
  } catch (error) {
    return { kind: 'failed', failure: readFailure(error), orderID: progress.orderID }
  }
}
