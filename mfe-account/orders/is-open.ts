import type { OrderDetail, OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { isMoneyIn, orderOutcome } from 'shared-contracts/api/order-outcome.ts'

/** It waits for the shopper's payment. */
export const isOpen = ({ status, paymentStatus }: OrderSummary): boolean =>
  orderOutcome(status, paymentStatus) === 'open'

/** It can be paid still: until `expiresAt`, and where a store says no time, while nothing says otherwise. */
export const isPayable = (order: OrderDetail): boolean =>
  order.expiresAt === undefined ? isOpen(order) && !isMoneyIn(order.paymentStatus) : order.expiresAt !== null
