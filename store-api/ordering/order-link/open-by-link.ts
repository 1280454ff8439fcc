import { and, eq, isNull } from 'drizzle-orm'
import { orderOpenings, orders } from '../../database/schema/ordering.ts'
import { isSomebodys } from '../../order-parts/nobody.ts'
import type { Visitor } from '../../session/visitor.ts'
import type { Shop } from '../../shop.ts'
import type { Order } from '../own-order.ts'
import { opensOrder } from './order-link.ts'

/**
 * A guest's order opened by the link in its mail: from then on it is this session's too. A browser that has no session yet is
 * shown the order all the same, and gets it with its next request.
 * @param query of the page that was opened
 * @returns the order for a visitor without session; null where there is no good link, or their session has the order
 */
export async function openByLink(
  shop: Shop,
  visitor: Visitor,
  orderId: string,
  query: string,
): Promise<Order | null> {
  if (!opensOrder(shop, orderId, query)) return null
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.accountId), isSomebodys))
  if (!order) return null
  // Without a token of theirs a new session could not be told to a browser whose page is drawn for it.
  if (visitor.token === null) return order
  const { id: sessionId } = await visitor.ensure()
  await shop.db.insert(orderOpenings).values({ orderId, sessionId }).onConflictDoNothing()
  return null
}
