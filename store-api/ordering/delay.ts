import { and, eq, gt, sql } from 'drizzle-orm'
import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import { transaction } from '../database/database.ts'
import { orderEvents } from '../database/schema/ordering.ts'
import { storedLanguage } from '../language/local-text.ts'
import { queueMail } from '../mail/outbox.ts'
import { SAME_COMMAND_MS } from '../same-command.ts'
import type { Shop } from '../shop.ts'
import { lockOrder } from './lock-order.ts'

/**
 * Writes down that an order takes longer than was said: its timeline shows it, and its shopper hears it by mail, and in a browser that
 * asked for news.
 * @param note for the shopper, e.g. until when
 * @returns false, with nothing changed, where exactly this was said within a day
 * @throws Error that says why the order's state does not allow it
 */
export function delay(
  shop: Pick<Shop, 'db' | 'now'>,
  orderId: string,
  note: string | null,
): Promise<boolean> {
  return transaction(shop.db, async tx => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error(`There is no order "${orderId}".`)
    const outcome = orderOutcome(order.status, order.paymentStatus)
    if (order.handedOver !== null || (outcome !== 'paid' && outcome !== 'accepted'))
      throw new Error(`Order ${orderId} cannot be delayed: it is ${order.handedOver ?? outcome}.`)
    const at = shop.now()
    // The order is locked: the second of two at once sees what the first said.
    const [before] = await tx
      .select({ seq: orderEvents.seq })
      .from(orderEvents)
      .where(
        and(
          eq(orderEvents.orderId, orderId),
          eq(orderEvents.event, 'delayed'),
          sql`${orderEvents.note} is not distinct from ${note}::text`,
          gt(orderEvents.at, new Date(at.getTime() - SAME_COMMAND_MS)),
        ),
      )
      .limit(1)
    if (before) return false
    await tx.insert(orderEvents).values({ orderId, at, event: 'delayed', note })
    // Its mailbox has not said yet that it ordered.
    if (order.awaitsConfirmation) return true
    await queueMail(tx, at, {
      kind: 'order-delayed',
      recipient: order.contact.email,
      language: storedLanguage(order.language),
      data: { orderId, ...(note && { note }) },
    })
    return true
  })
}
