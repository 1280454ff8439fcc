import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { orders } from '../database/schema/ordering.ts'
import type { Order } from '../order-parts/hold.ts'
import { returnCredit } from './ledger.ts'

/**
 * A payment opened before a deposit brings what was due then: the part the deposit has paid since goes back to the store
 * credit, so that nothing is paid twice.
 * @param paid minor units that a provider took for the locked order
 * @returns the order with just that due, or null when it is not what the order ever cost
 */
export async function absorbSurplus(
  tx: Database,
  order: Order,
  paid: number,
  now: Date,
): Promise<Order | null> {
  const surplus = paid - order.due
  if (surplus === 0) return order
  if (surplus < 0 || surplus > order.storeCredit) return null
  const storeCredit = order.storeCredit - surplus
  // An order that was cancelled has given its credit back already, and stays as it is unless it takes all of it again.
  if (order.holdsStock) {
    await returnCredit(tx, order.id, now, surplus)
    await tx.update(orders).set({ storeCredit }).where(eq(orders.id, order.id))
  }
  return { ...order, storeCredit, due: paid }
}
