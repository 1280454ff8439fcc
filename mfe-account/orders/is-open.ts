import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'

/** It waits for the shopper's payment. */
export const isOpen = ({ status, paymentStatus }: OrderSummary): boolean =>
  orderOutcome(status, paymentStatus) === 'open'
