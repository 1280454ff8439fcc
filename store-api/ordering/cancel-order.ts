import type { Handler } from '../calls/route.ts'
import { keepsPrice } from '../campaigns/keeps-price.ts'
import { type Database, transaction } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { canCancel } from './cancellable.ts'
import { lockOrder } from './lock-order.ts'
import { toOrderDetail } from './order-detail.ts'
import { findOwnOrder, type Order } from './own-order.ts'
import { withdraw } from './withdraw.ts'

const stays = () => new Refusal('cancel-late', { message: 'cancel-group' })

const refusalOf = async (tx: Database, { id, fissionCampaignId }: Order) =>
  fissionCampaignId && !(await keepsPrice(tx, id)) ? stays() : new Refusal('cancel-late')

/** Final: whatever is paid for the order from here on goes back, as does what was paid before. */
export const cancelOrder: Handler<'PUT admin/orderManagement/cancelOrder/{id}'> = async given => {
  const { shop, visitor, params, body } = given
  const { id } = await findOwnOrder(shop, visitor.session, params.id)
  await transaction(shop.db, async tx => {
    const order = await lockOrder(tx, id)
    if (!order || order.withdrawn) return
    const now = shop.now()
    const isOver = order.status === 'CANCELLED'
    if (!isOver && !(await canCancel(tx, order, now))) throw await refusalOf(tx, order)
    await withdraw(tx, order, now, 'shopper', body.reason)
    if (isOver) return
    // Another one that was cancelled at the same moment is counted by now.
    if (order.fissionCampaignId && !(await keepsPrice(tx, id))) throw stays()
    shop.count('order-cancelled')
  })
  const after = await findOwnOrder(shop, visitor.session, id)
  return toOrderDetail(shop, visitor, after, true)
}
