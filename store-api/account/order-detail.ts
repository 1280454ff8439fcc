import { asc, eq } from 'drizzle-orm'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { toImage } from '../catalog/image.ts'
import { orderEvents, orderLines } from '../database/schema/ordering.ts'
import type { Handler } from '../http/route.ts'
import { inLanguage } from '../language/local-text.ts'
import { toSums } from '../ordering/bill.ts'
import { canCancel } from '../ordering/cancellable.ts'
import type { Order } from '../ordering/own-order.ts'
import { isUnpaid } from '../ordering/unpaid.ts'
import { openReturned } from '../payment/check-payment.ts'
import { maskedContact, returnedOrder } from '../payment/returned-order.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { toOrderSummary } from './order-summary.ts'

export const getOrder: Handler<'GET admin/orderManagement/order/{id}'> = async given => {
  const { shop, visitor, params, query } = given
  const { returnUrlInfo } = query
  const { order, own } = await openReturned(shop, visitor, params.id, returnUrlInfo)
  return {
    ...(await toOrderDetail(shop, visitor, order, own)),
    ...(returnUrlInfo !== undefined && { returned: await returnedOrder(shop, order, own) }),
  }
}

/** @param own it is the visitor's by session or account: everything of it is shown */
export async function toOrderDetail(
  shop: Shop,
  { language }: Visitor,
  order: Order,
  own: boolean,
): Promise<OrderDetail> {
  const lines = await shop.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const events = await shop.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.seq))
  const { slotStart, slotEnd } = order
  return {
    ...toOrderSummary(order, lines, language),
    lines: lines.map(line => ({
      productID: line.productId,
      name: inLanguage(line.name, language),
      optionLabel: inLanguage(line.optionLabel, language),
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      lineTotal: line.unitPrice * line.quantity,
      image: line.image && toImage(line.image, language),
    })),
    ...toSums(order, language),
    method: order.method,
    location: order.location,
    slot: slotStart && slotEnd ? { start: slotStart.toISOString(), end: slotEnd.toISOString() } : null,
    pickupDate: order.pickupDate,
    contact: own ? order.contact : maskedContact(order.contact),
    address: own ? order.address : null,
    tableNumber: order.tableNumber,
    comment: own ? (order.comment ?? '') : '',
    pickupCode: order.status === 'NEW' ? order.pickupCode : null,
    expiresAt: isUnpaid(order) ? order.expiresAt.toISOString() : null,
    canCancel: own && (await canCancel(shop.db, order, shop.now())),
    fissionCampaignId: order.fissionCampaignId,
    timeline: events.map(({ at, event, note }) => ({
      at: at.toISOString(),
      event,
      ...(own && note !== null && { note }),
    })),
  }
}
