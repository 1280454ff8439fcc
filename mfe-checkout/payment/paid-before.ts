import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import type { BillIdentity } from './attempts.ts'
import type { PaymentDeps, PaymentOutcome } from './payment-deps.ts'

/** The order is paid already, by an earlier attempt. */
export async function paidBefore(
  { api, attempts }: PaymentDeps,
  bill: BillIdentity,
  orderID: string,
): Promise<PaymentOutcome> {
  attempts.forget(bill)
  return { kind: 'paid-before', orderID, again: await hasBill(api) }
}

/** Whether there is something in the cart to pay for. */
async function hasBill(api: ApiClient): Promise<boolean> {
  try {
    await api('GET shoppingManagement4/billing/')
    return true
  } catch (error) {
    if (!isFailure(error)) throw error
    return false
  }
}
