import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'

/** The order that matters now: the newest that still waits for something, else the newest. @param orders newest first */
export const matters = (orders: readonly OrderSummary[]): OrderSummary | null =>
  orders.find(isOpen) ?? orders[0] ?? null

/** It waits for the shopper's payment. */
export const isOpen = ({ status, paymentStatus }: OrderSummary): boolean =>
  orderOutcome(status, paymentStatus) === 'open'
