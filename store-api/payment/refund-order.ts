import { and, eq, sql } from 'drizzle-orm'
import { grantCredit, spentOn } from '../credit/ledger.ts'
import type { Database } from '../database/database.ts'
import { orders } from '../database/schema/ordering.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import type { Order } from '../order-parts/hold.ts'
import { shrinkReward } from '../referral/reward.ts'

/**
 * Sends back a part of what a locked, paid order cost: to the provider as far as it was paid there, the rest as store credit.
 * The regular check carries it out. Once an order.
 * @param amount minor units
 * @param note for the owner of the store credit and the order's timeline
 * @returns minor units by where they go back to; nothing where there is neither a payment nor an account to take them
 */
export async function refundPart(
  tx: Database,
  order: Order,
  { amount, note, now }: { amount: number; note: string | null; now: Date },
): Promise<{ atProvider: number; asCredit: number }> {
  const [attempt] = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.orderId, order.id), eq(attempts.state, 'paid')))
    .for('update')
  const atProvider = Math.min(amount, attempt?.amount ?? 0)
  if (attempt && atProvider > 0)
    await tx
      .update(attempts)
      .set({ state: 'refund-due', refundAmount: atProvider, refundNote: note, nextCheckAt: now })
      .where(eq(attempts.id, attempt.id))
  const payers = await spentOn(tx, order.id)
  if (order.accountId) payers.push({ accountId: order.accountId, amount: amount - atProvider })
  let asCredit = 0
  for (const [i, { accountId, amount: paid }] of payers.entries()) {
    const part = Math.min(paid, amount - atProvider - asCredit)
    if (part <= 0) continue
    asCredit += part
    const cause = i === 0 ? `refund ${order.id}` : `refund ${order.id} ${i}`
    await grantCredit(tx, {
      kind: 'refund',
      accountId,
      amount: part,
      orderId: order.id,
      note,
      cause,
      at: now,
    })
  }
  await tx
    .update(orders)
    .set({ refunded: sql`${orders.refunded} + ${atProvider + asCredit}::bigint` })
    .where(eq(orders.id, order.id))
  await shrinkReward(tx, order, atProvider + asCredit)
  return { atProvider, asCredit }
}

/**
 * Sends back all that a provider was paid for a locked order; what store credit paid goes back with what the order holds.
 * @returns whether a provider was paid anything
 */
export async function refundPayment(tx: Database, orderId: string, now: Date): Promise<boolean> {
  const due = await tx
    .update(attempts)
    .set({ state: 'refund-due', nextCheckAt: now })
    .where(and(eq(attempts.orderId, orderId), eq(attempts.state, 'paid')))
    .returning({ id: attempts.id })
  return due.length > 0
}
