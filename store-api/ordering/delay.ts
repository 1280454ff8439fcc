import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import { transaction } from '../database/database.ts'
import { orderEvents } from '../database/schema/ordering.ts'
import type { Shop } from '../shop.ts'
import { lockOrder } from './lock-order.ts'

/**
 * Writes down that an order takes longer than was said: its timeline shows it, and a browser that asked for news is told.
 * @param note for the shopper, e.g. until when
 * @throws Error that says why the order's state does not allow it
 */
export function delay(shop: Pick<Shop, 'db' | 'now'>, orderId: string, note: string | null): Promise<void> {
  return transaction(shop.db, async tx => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error(`There is no order "${orderId}".`)
    const outcome = orderOutcome(order.status, order.paymentStatus)
    if (order.handedOver !== null || (outcome !== 'paid' && outcome !== 'accepted'))
      throw new Error(`Order ${orderId} cannot be delayed: it is ${order.handedOver ?? outcome}.`)
    await tx.insert(orderEvents).values({ orderId, at: shop.now(), event: 'delayed', note })
  })
}
