import { asc, eq } from 'drizzle-orm'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { orderEvents } from '../database/schema/ordering.ts'
import { isReceived } from '../order-parts/is-received.ts'
import { isUnpaid } from '../order-parts/unpaid.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { readLines, toGoods } from './bought.ts'
import { canCancel } from './cancellable.ts'
import { confirmBy } from './confirm-by.ts'
import { namedIn } from './locations.ts'
import { maskedContact } from './masked-contact.ts'
import { toOrderSummary } from './order-summary.ts'
import type { Order } from './own-order.ts'
import { paymentMethodOf } from './payment-method.ts'
import { pickupCodeOf } from './pickup-code.ts'
import { refundStates } from './refund-state.ts'

/** @param own it is the visitor's by session or account: everything of it is shown */
export async function toOrderDetail(
  shop: Shop,
  { language }: Visitor,
  order: Order,
  own: boolean,
): Promise<OrderDetail> {
  const lines = await readLines(shop.db, order.id)
  const events = await shop.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.seq))
  const refund = (await refundStates(shop.db, [order])).get(order.id) ?? null
  const summary = toOrderSummary(order, lines, language, refund)
  return {
    ...summary,
    ...toGoods(order, lines, language),
    paymentMethod: own ? await paymentMethodOf(shop.db, order) : null,
    method: order.method,
    location: isReceived(order) ? namedIn(order.location, language) : null,
    slot: summary.slot ?? null,
    contact: own ? order.contact : maskedContact(order.contact),
    address: own ? order.address : null,
    tableNumber: order.tableNumber,
    comment: own ? (order.comment ?? '') : '',
    pickupCode: pickupCodeOf(order),
    expiresAt: isUnpaid(order) ? order.expiresAt.toISOString() : null,
    confirmBy: confirmBy(order),
    canCancel: own && (await canCancel(shop.db, order, shop.now())),
    fissionCampaignId: order.fissionCampaignId,
    timeline: events.map(({ at, event, note }) => ({
      at: at.toISOString(),
      event,
      ...(own && note !== null && { note }),
    })),
  }
}
