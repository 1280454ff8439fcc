import { and, eq, inArray } from 'drizzle-orm'
import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import type { Database } from '../database/database.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import type { Order } from './own-order.ts'

export type RefundState = NonNullable<OrderSummary['refund']>

/** @returns by order id how far the money has come that goes back; nothing of orders that none goes back for */
export async function refundStates(
  db: Database,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, RefundState>> {
  const ids = orders
    .filter(({ status, paymentStatus }) => orderOutcome(status, paymentStatus) === 'refunded')
    .map(order => order.id)
  if (ids.length === 0) return new Map()
  const due = await db
    .select({ id: attempts.orderId })
    .from(attempts)
    .where(and(inArray(attempts.orderId, ids), eq(attempts.state, 'refund-due')))
  return new Map(ids.map(id => [id, due.some(attempt => attempt.id === id) ? 'due' : 'done']))
}
