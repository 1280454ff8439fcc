import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import type { PlacedOrder } from 'shared-contracts/api/ordering/billing.ts'
import { isSettled } from './fetch-status.ts'
import type { PaymentOutcome } from './payment-deps.ts'

/** @param said the answer that left nothing to pay online; a backend may be silent on how the order stands */
export function settled(
  orderID: string,
  { status, paymentStatus }: Partial<Pick<PlacedOrder, 'status' | 'paymentStatus'>>,
): PaymentOutcome {
  const as = orderOutcome(status ?? '', paymentStatus ?? '')
  return { kind: 'settled', orderID, as: isSettled(as) ? as : null }
}
