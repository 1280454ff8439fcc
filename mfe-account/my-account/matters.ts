import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { isOpen } from '../orders/is-open.ts'

/** The order that matters now: the newest that still waits for something, else the newest. @param orders newest first */
export const matters = (orders: readonly OrderSummary[]): OrderSummary | null =>
  orders.find(isOpen) ?? orders[0] ?? null
