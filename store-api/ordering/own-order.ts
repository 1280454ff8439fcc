import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { orders } from '../database/schema/ordering.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import { Refusal } from '../http/refusal.ts'
import { hashToken, isToken } from '../session/tokens.ts'
import type { Session } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { expireOverdue } from './expire.ts'

export type Order = typeof orders.$inferSelect

/** Condition for orders of the visitor's account, or made by this session as a guest; null for a visitor without session. */
export function ownedBy(session: Session | null): SQL | undefined | null {
  if (!session) return null
  const guest = and(isNull(orders.accountId), eq(orders.sessionId, session.id))
  return session.accountId ? or(eq(orders.accountId, session.accountId), guest) : guest
}

/**
 * An order that the visitor may see: their account's, their session's, or, with the address they came back to from a
 * payment, the one its return token was made for. An order of somebody else is as absent as one that never was.
 * @throws Refusal `not-found`
 */
export async function findOwnOrder(
  shop: Shop,
  session: Session | null,
  orderID: string,
  returnQuery = '',
): Promise<Order> {
  await expireOverdue(shop, eq(orders.id, orderID))
  const own = ownedBy(session)
  const [mine] = own
    ? await shop.db
        .select()
        .from(orders)
        .where(and(eq(orders.id, orderID), own))
    : []
  const order = mine ?? (await byReturnToken(shop, orderID, returnQuery))
  if (!order) throw new Refusal('not-found')
  return order
}

async function byReturnToken(shop: Shop, orderID: string, query: string): Promise<Order | undefined> {
  // Some providers append with a second `?`.
  const tokens = new URLSearchParams(query.replaceAll('?', '&')).getAll('rt').filter(isToken).slice(0, 3)
  if (tokens.length === 0) return undefined
  const [found] = await shop.db
    .select({ order: orders })
    .from(attempts)
    .innerJoin(orders, eq(orders.id, attempts.orderId))
    .where(and(eq(orders.id, orderID), inArray(attempts.returnTokenHash, tokens.map(hashToken))))
  return found?.order
}
