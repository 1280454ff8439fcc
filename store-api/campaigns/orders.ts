import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { pageOf } from '../catalog/paging.ts'
import { campaignOrders as table } from '../database/schema/campaign-orders.ts'
import { orders } from '../database/schema/ordering.ts'
import type { Session } from '../session/visitor.ts'
import { findCampaign } from './find-campaign.ts'
import { maskedName } from './masked-name.ts'

export const campaignOrders: Handler<'GET common3/orders/list'> = async ({ shop, visitor, query }) => {
  const campaign = await findCampaign(shop.db, query.fissionCampaignId)
  const paid = and(
    eq(table.campaignId, campaign.id),
    inArray(table.state, ['paid', 'settled', 'refunded']),
    isNotNull(table.paidAt),
  )
  const { limit, offset } = pageOf(query, 10)
  const rows = await shop.db
    .select({
      orderID: table.orderId,
      units: table.units,
      paidAt: table.paidAt,
      contact: orders.contact,
      accountId: orders.accountId,
      sessionId: orders.sessionId,
    })
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .where(paid)
    .orderBy(desc(table.paidAt), desc(table.orderId))
    .limit(limit)
    .offset(offset)
  const [all] = await shop.db.select({ count: count() }).from(table).where(paid)
  return {
    orders: rows.map(row => {
      const own = isOwn(row, visitor.session)
      return {
        name: maskedName(row.contact),
        at: (row.paidAt ?? campaign.startsAt).toISOString(),
        quantity: row.units,
        leader: row.orderID === campaign.leaderOrderId,
        own,
        orderID: own ? row.orderID : null,
      }
    }),
    count: all?.count ?? 0,
  }
}

const isOwn = (
  order: { accountId: string | null; sessionId: string | null },
  session: Session | null,
): boolean =>
  session !== null &&
  (order.accountId === null ? order.sessionId === session.id : order.accountId === session.accountId)
