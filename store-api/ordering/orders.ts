import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { type Paging, pageOf } from '../catalog/paging.ts'
import { orderLines, orders } from '../database/schema/ordering.ts'
import { accountOf, ownAccount } from '../session/account-of.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { expireOverdue } from './expire.ts'
import { toOrderSummary } from './order-summary.ts'
import { refundStates } from './refund-state.ts'

export const listOrders: Handler<'GET admin/orderManagement/orders/list'> = ({ shop, visitor, query }) =>
  pageOfOrders(shop, visitor, accountOf(visitor), query)

export const customerOrders: Handler<'GET admin/orderManagement/customer/{id}/orders'> = given => {
  const { shop, visitor, params, query } = given
  return pageOfOrders(shop, visitor, ownAccount(visitor, params.id), query)
}

async function pageOfOrders(shop: Shop, { language }: Visitor, account: string, query: Paging) {
  const mine = eq(orders.accountId, account)
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
  const linesOf = (id: string) => lines.filter(line => line.orderId === id)
  const refunds = await refundStates(shop.db, rows)
  const summaryOf = (order: (typeof rows)[number]) =>
    toOrderSummary(order, linesOf(order.id), language, refunds.get(order.id) ?? null)
  return { orders: rows.map(summaryOf) }
}

export const countOrders: Handler<'GET admin/orderManagement/orders/count'> = async ({ shop, visitor }) => {
  const [row] = await shop.db
    .select({ count: count() })
    .from(orders)
    .where(eq(orders.accountId, accountOf(visitor)))
  return { count: row?.count ?? 0 }
}
