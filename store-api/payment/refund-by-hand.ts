import { isMoneyIn } from 'shared-contracts/api/order-outcome.ts'
import { waitsForItsGroup } from '../campaigns/unsettled.ts'
import { type Database, transaction } from '../database/database.ts'
import { orderEvents } from '../database/schema/ordering.ts'
import type { Order } from '../order-parts/hold.ts'
import { MORE_BACK } from '../order-parts/more-back.ts'
import { lockOrder } from '../ordering/lock-order.ts'
import type { Shop } from '../shop.ts'
import { moneyBack } from './money-back.ts'
import { refundPart } from './refund-order.ts'

/**
 * Sends back a part of what a paid order cost, or all of it, and of one that is paid in the store what store credit paid; the order stands. Once an order: providers take back once, and
 * the order's number is the key. The same amount again changes nothing.
 * @param amount minor units, above 0
 * @returns minor units by where they go back to; null where exactly this was sent back before
 * @throws Error that says why it cannot be; nothing is changed then
 */
export function refundByHand(
  shop: Pick<Shop, 'db' | 'now'>,
  orderId: string,
  amount: number,
  note: string | null,
): Promise<{ atProvider: number; asCredit: number } | null> {
  return transaction(shop.db, async tx => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error(`There is no order "${orderId}".`)
    if (order.refunded === amount) return null
    await refuse(tx, order, amount)
    const now = shop.now()
    const sent = await refundPart(tx, order, { amount, note, now })
    if (sent.atProvider + sent.asCredit !== amount)
      throw new Error(`Order ${orderId}: nobody is left whom ${amount} cents could go back to.`)
    // What a provider sends back is written down once it has gone through.
    const told = { orderId, at: now, event: 'refunded', note: moneyBack(order, sent.asCredit, note) } as const
    if (sent.asCredit > 0) await tx.insert(orderEvents).values(told)
    return sent
  })
}

async function refuse(tx: Database, order: Order, amount: number): Promise<void> {
  const refusal = (why: string) => new Error(`Order ${order.id} cannot be refunded: ${why}.`)
  if (order.status === 'CANCELLED') throw refusal('it is cancelled, and all that was paid goes back anyway')
  const isAtStore = order.paymentStatus === 'PAY_AT_STORE'
  if (!isAtStore && !isMoneyIn(order.paymentStatus)) throw refusal('it is not paid')
  if (order.refunded > 0)
    throw refusal(`${order.refunded} cents were sent back before, and providers do that once; ${MORE_BACK}`)
  // The store gives back what it took itself.
  const { storeCredit } = order
  if (isAtStore && amount > storeCredit)
    throw refusal(
      `it is paid in the store${storeCredit > 0 ? `, but for ${storeCredit} cents of store credit` : ''}`,
    )
  if (amount > order.total) throw refusal(`only ${order.total} cents were paid`)
  if (await waitsForItsGroup(tx, order.id)) throw refusal('its group buy has not been settled yet')
}
