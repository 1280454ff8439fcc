import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { transaction } from '../../database/database.ts'
import { isDue } from '../../database/is-due.ts'
import { orderLines, orders } from '../../database/schema/ordering.ts'
import { holdWhile, LEASE_MS } from '../../mail/hold-while.ts'
import { isSomebodys } from '../../order-parts/nobody.ts'
import type { Shop } from '../../shop.ts'
import { confirmAddress } from '../confirm-order.ts'
import { orderLink } from '../order-link/order-link.ts'
import { receiptOf } from './receipt.ts'

const BATCH_SIZE = 10
/** Pause before a mail that was not handed over is tried again (ms). */
const PAUSE_MS = 5 * 60_000

/**
 * Sends the receipts of paid and accepted orders that have none yet. The order itself remembers, so a receipt survives a crash and a
 * mail server that is away. Each is claimed first and sent outside the transaction: a slow mail server holds up no call.
 * @returns how many were tried
 */
export async function sendReceipts(shop: Shop): Promise<number> {
  let tried = 0
  for (; tried < BATCH_SIZE; tried++) {
    const order = await claim(shop)
    if (!order) break
    await send(shop, order)
  }
  return tried
}

type Order = typeof orders.$inferSelect

/** Takes the next order for itself, and for others away until the pause is over. */
function claim(shop: Shop): Promise<Order | null> {
  return transaction(shop.db, async tx => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(
        and(
          // As the index says it, word for word.
          sql`${orders.paymentStatus} in ('PAID_ONLINE', 'PAY_AT_STORE')`,
          // One that has lapsed meanwhile is nothing to be thanked for.
          eq(orders.status, 'NEW'),
          isSomebodys,
          isNull(orders.receiptSentAt),
          or(isNull(orders.receiptDueAt), isDue(orders.receiptDueAt, shop, PAUSE_MS)),
        ),
      )
      .orderBy(asc(orders.placedAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!order) return null
    const receiptDueAt = new Date(shop.now().getTime() + PAUSE_MS)
    await tx.update(orders).set({ receiptDueAt }).where(eq(orders.id, order.id))
    return order
  })
}

function renew({ db, now }: Shop, id: string) {
  const until = new Date(now().getTime() + LEASE_MS).toISOString()
  const receiptDueAt = sql`greatest(${orders.receiptDueAt}, ${until}::timestamptz)`
  return db.update(orders).set({ receiptDueAt }).where(eq(orders.id, id))
}

async function send(shop: Shop, order: Order): Promise<void> {
  const lines = await shop.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  try {
    const confirm = order.awaitsConfirmation && order.holdsStock ? await confirmAddress(shop, order.id) : null
    const receipt = receiptOf(order, lines, shop.facts.name, orderLink(shop, order), confirm)
    await holdWhile(
      () => renew(shop, order.id),
      () => shop.mail(receipt),
    )
  } catch (error) {
    shop.log.error({ err: error, order: order.id }, 'receipt not sent; it is tried again')
    return
  }
  await shop.db.update(orders).set({ receiptSentAt: shop.now() }).where(eq(orders.id, order.id))
}
