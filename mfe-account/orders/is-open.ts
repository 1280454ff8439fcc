import type { OrderDetail, OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { isMoneyIn, isUnpaid } from 'shared-contracts/api/order-outcome.ts'

/** It waits for the shopper's payment. */
export const isOpen = ({ status, paymentStatus }: OrderSummary): boolean => isUnpaid(status, paymentStatus)

/** It can be paid still: until `expiresAt`, and where a store says no time, while nothing says otherwise. */
export const isPayable = (order: OrderDetail): boolean =>
  order.expiresAt === undefined ? isOpen(order) : order.expiresAt !== null && !isMoneyIn(order.paymentStatus)
