import { retry } from 'shared-contracts/api/retry.ts'
import { ORDINARY, queryOf } from '../journey/purchase.ts'
import type { BillIdentity } from './attempts.ts'
import type { PaymentDeps } from './payment-deps.ts'

type OrderedBill = Pick<BillIdentity, 'id' | 'total' | 'currency'>

interface PlaceOptions {
  idempotencyKey: string
  inStore?: boolean
}

/** One key, one order, however often it is asked for. */
export function placeOrder(
  { api, wait, purchase = ORDINARY }: PaymentDeps,
  { id, total, currency }: OrderedBill,
  { idempotencyKey, inStore = false }: PlaceOptions,
) {
  const body = { idempotencyKey, total, currency, ...(inStore && { pickUpAandPayAtStore: true }) }
  const query = queryOf(purchase)
  return retry(() => api('POST shoppingManagement4/billing/{id}', { params: { id }, query, body }), wait)
}
