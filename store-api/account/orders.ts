import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/messages/language.ts'
import { toImage } from '../catalog/image.ts'
import { pageOf } from '../catalog/paging.ts'
import { orderEvents, orderLines, orders } from '../database/schema/ordering.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { inLanguage } from '../language/local-text.ts'
import { toTaxLine } from '../ordering/bill.ts'
import { expireOverdue } from '../ordering/expire.ts'
import { findOwnOrder, type Order } from '../ordering/own-order.ts'
import type { Visitor } from '../session/visitor.ts'

type Line = typeof orderLines.$inferSelect

function accountOf({ session }: Visitor): string {
  if (!session?.accountId) throw new Refusal('not-signed-in')
  return session.accountId
}

export const listOrders: Handler<'GET admin/orderManagement/orders/list'> = async ({
  shop,
  visitor,
  query,
}) => {
  const mine = eq(orders.accountId, accountOf(visitor))
  await expireOverdue(shop, mine)
  const { limit, offset } = pageOf(query, 10)
  const rows = await shop.db
    .select()
    .from(orders)
    .where(mine)
    .orderBy(desc(orders.placedAt), asc(orders.id))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(order => order.id)
  const lines =
    ids.length === 0
      ? []
      : await shop.db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.orderId, ids))
          .orderBy(asc(orderLines.position))
  return {
    orders: rows.map(order =>
      toOrderSummary(
        order,
        lines.filter(l => l.orderId === order.id),
        visitor.language,
      ),
    ),
  }
}

export const countOrders: Handler<'GET admin/orderManagement/orders/count'> = async ({ shop, visitor }) => {
  const [row] = await shop.db
    .select({ count: count() })
    .from(orders)
    .where(eq(orders.accountId, accountOf(visitor)))
  return { count: row?.count ?? 0 }
}

export const getOrder: Handler<'GET admin/orderManagement/order/{id}'> = async ({
  shop,
  visitor,
  params,
}) => {
  const { language } = visitor
  const order = await findOwnOrder(shop, visitor.session, params.id)
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
    subtotal: order.subtotal,
    taxes: order.taxes.map(tax => toTaxLine(tax, language)),
    method: order.method,
    location: order.location,
    slot:
      order.slotStart && order.slotEnd
        ? { start: order.slotStart.toISOString(), end: order.slotEnd.toISOString() }
        : null,
    contact: order.contact,
    timeline: events.map(({ at, event }) => ({ at: at.toISOString(), event })),
  }
}

function toOrderSummary(order: Order, lines: readonly Line[], language: Language): OrderSummary {
  const picture = lines.find(line => line.image)?.image
  return {
    orderID: order.id,
    placedAt: order.placedAt.toISOString(),
    status: order.status,
    paymentStatus: order.paymentStatus,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: order.total,
    currency: order.currency,
    image: picture ? toImage(picture, language) : null,
    timeZone: order.location.timeZone,
  }
}
