import { eq } from 'drizzle-orm'
import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import type { Database } from '../database/database.ts'
import { orderEvents, orders } from '../database/schema/ordering.ts'
import { pushSubscriptions as subscriptions } from '../database/schema/push.ts'
import { storedLanguage } from '../language/local-text.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Order } from '../order-parts/hold.ts'
import { revokeReward } from '../referral/reward.ts'
import { HOLDS } from './holds/holds.ts'

/**
 * Cancels an order and writes it down; what it holds is still taken. Its row must be locked.
 * @param note why
 * @returns the event's serial
 */
export async function markCancelled(
  tx: Database,
  orderId: string,
  now: Date,
  note?: string,
): Promise<number> {
  await tx
    .update(orders)
    .set({ status: 'CANCELLED', holdsStock: false, placedFrom: null })
    .where(eq(orders.id, orderId))
  const [event] = await tx
    .insert(orderEvents)
    .values({ orderId, at: now, event: 'cancelled', note: note ?? null })
    .returning({ seq: orderEvents.seq })
  return event?.seq ?? 0
}

/**
 * Cancels an order and gives back all it holds; its row must be locked and hold it. Whoever has its receipt is mailed that it
 * is cancelled, whoever cancels it; one that waits for its mailbox to confirm it lapses without a word. Browsers that follow it
 * hear of it, but where their owner cancels it.
 * @param note why
 * @param own whether whoever ordered cancels it: they know why, and what they wrote is for the store
 */
export async function giveBack(
  tx: Database,
  order: Order,
  now: Date,
  note?: string,
  own = false,
): Promise<void> {
  const seq = await markCancelled(tx, order.id, now, note)
  if (own) await tx.update(subscriptions).set({ toldSeq: seq }).where(eq(subscriptions.orderId, order.id))
  for (const hold of HOLDS) await hold.giveBack(tx, order, now)
  await revokeReward(tx, order.id)
  const outcome = orderOutcome(order.status, order.paymentStatus)
  if (order.awaitsConfirmation || (outcome !== 'paid' && outcome !== 'accepted')) return
  await queueMail(tx, now, {
    kind: 'order-cancelled',
    recipient: order.contact.email,
    language: storedLanguage(order.language),
    data: { orderId: order.id, ...(note && !own && { why: note }) },
  })
}
