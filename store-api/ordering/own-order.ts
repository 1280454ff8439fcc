import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { orderOpenings as openings, orders } from '../database/schema/ordering.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import { Refusal } from '../http/refusal.ts'
import { isSomebodys } from '../order-parts/nobody.ts'
import { hashToken, isToken } from '../session/tokens.ts'
import type { Session } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { expireOverdue } from './expire.ts'

export type Order = typeof orders.$inferSelect

/** Condition for orders of the visitor's account, or made or opened by its mail in this session as a guest; null for a visitor without session. */
export function ownedBy(session: Session | null): SQL | undefined | null {
  if (!session) return null
  const opened = sql`exists (select from ${openings} where ${openings.orderId} = ${orders.id} and ${openings.sessionId} = ${session.id})`
  const guest = and(isNull(orders.accountId), or(eq(orders.sessionId, session.id), opened))
  return session.accountId ? or(eq(orders.accountId, session.accountId), guest) : guest
}

/**
 * An order that the visitor may see: their account's or their session's. An order of somebody else is as absent as one
 * that never was.
 * @throws Refusal `not-found`
 */
export async function findOwnOrder(shop: Shop, session: Session | null, orderID: string): Promise<Order> {
  return (await findReturnedOrder(shop, session, orderID, '')).order
}

/**
 * The same, and also for a browser that only has the address it came back to from a payment: the token in it opens the
 * one order it was made for. `own` is false when that token alone did.
 * @throws Refusal `not-found`
 */
export async function findReturnedOrder(
  shop: Shop,
  session: Session | null,
  orderID: string,
  returnQuery: string,
): Promise<{ order: Order; own: boolean }> {
  await expireOverdue(shop, eq(orders.id, orderID))
  const owner = ownedBy(session)
  const [mine] = owner
    ? await shop.db
        .select()
        .from(orders)
        .where(and(eq(orders.id, orderID), owner))
    : []
  if (mine) return { order: mine, own: true }
  const order = await byReturnToken(shop, orderID, returnQuery)
  if (!order) throw new Refusal('not-found')
  return { order, own: false }
}

async function byReturnToken(shop: Shop, orderID: string, query: string): Promise<Order | undefined> {
  // Some providers append with a second `?`.
  const tokens = new URLSearchParams(query.replaceAll('?', '&')).getAll('rt').filter(isToken).slice(0, 3)
  if (tokens.length === 0) return undefined
  const [found] = await shop.db
    .select({ order: orders })
    .from(attempts)
    .innerJoin(orders, eq(orders.id, attempts.orderId))
    .where(and(eq(orders.id, orderID), isSomebodys, inArray(attempts.returnTokenHash, tokens.map(hashToken))))
  return found?.order
}
