import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import { ORDINARY, type Purchase, queryOf } from '../journey/purchase.ts'
import type { PaymentDeps, PaymentOutcome } from './payment-deps.ts'

/** The order is paid already, by an earlier attempt. */
export async function paidBefore(
  { api, attempts, purchase = ORDINARY }: PaymentDeps,
  orderID: string,
): Promise<PaymentOutcome> {
  attempts.forgetOrder(orderID)
  return { kind: 'paid-before', orderID, again: await hasBill(api, purchase) }
}

/** Whether there is something in the cart to pay for. */
async function hasBill(api: ApiClient, purchase: Purchase): Promise<boolean> {
  try {
    await api('GET shoppingManagement4/billing/', { query: queryOf(purchase) })
    return true
  } catch (error) {
    if (!isFailure(error)) throw error
    return false
  }
}
