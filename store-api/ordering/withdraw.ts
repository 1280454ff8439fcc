import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { orders } from '../database/schema/ordering.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import type { Order } from '../order-parts/hold.ts'
import { giveBack } from './give-back.ts'

/**
 * Cancels an order for good: whatever is paid for it from here on goes back, as does what was paid before. Its row must be locked.
 * @param by who cancels it @param note why
 */
export async function withdraw(
  tx: Database,
  order: Order,
  now: Date,
  by: 'shopper' | 'store',
  note?: string,
): Promise<void> {
  await tx.update(orders).set({ withdrawn: true }).where(eq(orders.id, order.id))
  // Its time was over before: nothing is left to give back, but a payment on its way must not revive it.
  if (order.status === 'CANCELLED') return
  const paid = and(eq(attempts.orderId, order.id), eq(attempts.state, 'paid'))
  await tx.update(attempts).set({ state: 'refund-due', nextCheckAt: now }).where(paid)
  await giveBack(tx, order, now, note, by === 'shopper')
}
