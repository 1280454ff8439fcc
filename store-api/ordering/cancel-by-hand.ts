import { waitsForItsGroup } from '../campaigns/unsettled.ts'
import { type Database, transaction } from '../database/database.ts'
import { gaveMembership } from '../membership/grant.ts'
import type { Order } from '../order-parts/hold.ts'
import { MORE_BACK } from '../order-parts/more-back.ts'
import type { Shop } from '../shop.ts'
import { lockOrder } from './lock-order.ts'
import { withdraw } from './withdraw.ts'

/**
 * Cancels an order that the store cannot fulfil, also where its shopper no longer may: what it holds is free again, all that was
 * paid goes back where it came from, and whoever has its receipt is mailed why.
 * @param note for the shopper
 * @throws Error that says why the order's state does not allow it; nothing is changed then
 */
export function cancelByHand(
  shop: Pick<Shop, 'db' | 'now'>,
  orderId: string,
  note: string | null,
): Promise<void> {
  return transaction(shop.db, async tx => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error(`There is no order "${orderId}".`)
    const why = await against(tx, order)
    if (why) throw new Error(`Order ${orderId} cannot be cancelled: ${why}.`)
    await withdraw(tx, order, shop.now(), 'store', note ?? undefined)
  })
}

const paidInStore = ({ storeCredit }: Order) =>
  ` and paid in the store, which gives back what it took${storeCredit > 0 ? `; "refund" sends back the ${storeCredit} cents of store credit` : ''}`

async function against(tx: Database, order: Order): Promise<string | null> {
  if (order.status === 'CANCELLED') return 'it is cancelled already'
  if (!order.holdsStock) return 'its payment failed, and it holds nothing'
  if (order.handedOver === 'completed')
    return `it was handed over${order.paymentStatus === 'PAY_AT_STORE' ? paidInStore(order) : '; "refund" sends back what it cost'}`
  if (order.refunded > 0) return `${order.refunded} cents of it were sent back before; ${MORE_BACK}`
  if (await gaveMembership(tx, order.id)) return 'its membership is in use; "refund" sends back what it cost'
  if (await waitsForItsGroup(tx, order.id))
    return 'its group buy has not been settled yet; "cancel-campaign" calls that off for everybody'
  return null
}
