import { and, count, eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { transaction } from '../database/database.ts'
import { orderEvents, orders } from '../database/schema/ordering.ts'
import { Refusal } from '../http/refusal.ts'
import { toOrderDetail } from './order-detail.ts'
import { findOwnOrder } from './own-order.ts'

const MAX_COMMENTS = 20

export const addComment: Handler<'PUT admin/orderManagement/addComment/{id}'> = async given => {
  const { shop, visitor, params, body } = given
  const { comment, intentID } = body
  const order = await findOwnOrder(shop, visitor.session, params.id)
  const ofOrder = eq(orderEvents.orderId, order.id)
  await transaction(shop.db, async tx => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update')
    const [before] = await tx
      .select({ note: orderEvents.note })
      .from(orderEvents)
      .where(and(ofOrder, eq(orderEvents.intentId, intentID)))
    if (before && before.note !== comment) throw new Refusal('key-reused')
    if (before) return
    const [row] = await tx
      .select({ comments: count() })
      .from(orderEvents)
      .where(and(ofOrder, eq(orderEvents.event, 'commented')))
    if ((row?.comments ?? 0) >= MAX_COMMENTS) throw new Refusal('too-many', { message: 'comment-limit' })
    await tx
      .insert(orderEvents)
      .values({ orderId: order.id, at: shop.now(), event: 'commented', note: comment, intentId: intentID })
  })
  return toOrderDetail(shop, visitor, order, true)
}
