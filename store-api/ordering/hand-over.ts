import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import { waitsForItsGroup } from '../campaigns/unsettled.ts'
import { transaction } from '../database/database.ts'
import { type HandedOver, orderEvents, orders } from '../database/schema/ordering.ts'
import { storedLanguage } from '../language/local-text.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Order } from '../order-parts/hold.ts'
import { rewardPaidOrder } from '../rewards/reward-paid-order.ts'
import type { Shop } from '../shop.ts'
import { lockOrder } from './lock-order.ts'

/** What comes before each step; an order that is handed over at once needs not be ready before. */
const AFTER = {
  ready: isNull(orders.handedOver),
  completed: or(isNull(orders.handedOver), eq(orders.handedOver, 'ready')),
} as const

/**
 * Writes down that an order is ready, which its shopper hears by mail, or that it was handed over. Each once, and only for an
 * order that is paid, or accepted to be paid in the store.
 * @throws Error that says why the order's state does not allow it; nothing is changed then
 */
export function handOver(shop: Pick<Shop, 'db' | 'now'>, orderId: string, step: HandedOver): Promise<void> {
  return transaction(shop.db, async tx => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error(`There is no order "${orderId}".`)
    const changed = await tx
      .update(orders)
      // Whoever fetches it has no mailed link to follow any more.
      .set({ handedOver: step, awaitsConfirmation: false, confirmTokenHash: null })
      .where(
        and(
          eq(orders.id, orderId),
          eq(orders.status, 'NEW'),
          inArray(orders.paymentStatus, ['PAID_ONLINE', 'PAY_AT_STORE']),
          AFTER[step],
        ),
      )
      .returning({ id: orders.id })
    if (changed.length === 0) throw new Error(`Order ${orderId} cannot be ${step}: ${stateOf(order)}.`)
    if (await waitsForItsGroup(tx, orderId))
      throw new Error(`Order ${orderId} cannot be ${step}: its group buy has not been settled yet.`)
    const at = shop.now()
    await tx.insert(orderEvents).values({ orderId, at, event: step })
    if (step === 'completed') {
      // Paid in the store: the money came just now.
      if (order.paymentStatus === 'PAY_AT_STORE') await rewardPaidOrder(tx, order, at)
      return
    }
    const language = storedLanguage(order.language)
    await queueMail(tx, at, {
      kind: 'order-ready',
      recipient: order.contact.email,
      language,
      data: { orderId },
    })
  })
}

function stateOf({ status, paymentStatus, handedOver }: Order): string {
  const outcome = orderOutcome(status, paymentStatus)
  if (outcome === 'cancelled' || outcome === 'refunded') return 'it is cancelled'
  if (handedOver !== null) return `it is ${handedOver} already`
  if (paymentStatus === 'NOT_PAID' || paymentStatus === 'FAILED') return 'it is not paid'
  return `it is ${status}`
}
