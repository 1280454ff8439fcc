import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { transaction } from '../database/database.ts'
import { orderLines, orders } from '../database/schema/ordering.ts'
import type { Shop } from '../shop.ts'
import { receiptOf } from './receipt.ts'

const AT_ONCE = 10
/** Pause after a mail that could not be handed over (ms); others go on meanwhile. */
const PAUSE = 5 * 60_000

/**
 * Sends the receipts of paid orders that have none yet. The order itself remembers, so a receipt survives a crash and a
 * mail server that is away; each is marked together with being handed over.
 * @returns how many were sent
 */
export async function sendReceipts(shop: Shop): Promise<number> {
  let sent = 0
  while (sent < AT_ONCE && (await sendOne(shop))) sent++
  return sent
}

function sendOne(shop: Shop): Promise<boolean> {
  return transaction(shop.db, async tx => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.paymentStatus, 'PAID_ONLINE'),
          isNull(orders.receiptSentAt),
          or(isNull(orders.receiptDueAt), lte(orders.receiptDueAt, shop.now())),
        ),
      )
      .orderBy(asc(orders.placedAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!order) return false
    const lines = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.position))
    const handedOver = await shop
      .mail(receiptOf(order, lines, shop.facts.name, shop.config.publicOrigin))
      .then(
        () => ({ receiptSentAt: shop.now() }),
        error => {
          shop.log.error({ err: error, order: order.id }, 'receipt not sent; it is tried again')
          return { receiptDueAt: new Date(shop.now().getTime() + PAUSE) }
        },
      )
    await tx.update(orders).set(handedOver).where(eq(orders.id, order.id))
    return true
  })
}
