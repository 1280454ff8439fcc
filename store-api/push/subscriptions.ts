import { randomUUID } from 'node:crypto'
import { and, count, eq, max } from 'drizzle-orm'
import * as v from 'valibot'
import { orderEvents, orders } from '../database/schema/ordering.ts'
import { pushSubscriptions as subscriptions } from '../database/schema/push.ts'
import { Refusal } from '../http/refusal.ts'
import { findOwnOrder, ownedBy } from '../ordering/own-order.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { isPushEndpoint } from './endpoint.ts'

/** Orders that one session follows at once. */
const MAX_FOLLOWED = 20

const endpoint = v.pipe(v.string(), v.maxLength(1000))
const orderID = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/))

/** What a browser gives out (https://w3c.github.io/push-api/#pushsubscription-interface), and for which order. */
export const Subscription = v.strictObject({
  orderID,
  endpoint,
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(?:==)?$/)),
  }),
})
export const Followed = v.strictObject({ orderID })

interface Given<B> {
  shop: Shop
  visitor: Visitor
  body: B
}

/** Tells this browser from now on what becomes of an own order. @throws Refusal `not-found`, `invalid`, `too-many` */
export async function follow({
  shop,
  visitor,
  body,
}: Given<v.InferOutput<typeof Subscription>>): Promise<object> {
  const { sandbox, pushServices } = shop.config
  if (!isPushEndpoint(body.endpoint, pushServices, sandbox))
    throw new Refusal('invalid', { field: 'body.endpoint' })
  const order = await findOwnOrder(shop, visitor.session, body.orderID)
  const session = await visitor.ensure()
  const [row] = await shop.db
    .select({ followed: count() })
    .from(subscriptions)
    .where(eq(subscriptions.sessionId, session.id))
  if ((row?.followed ?? 0) >= MAX_FOLLOWED) throw new Refusal('too-many')
  const [last] = await shop.db
    .select({ seq: max(orderEvents.seq) })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
  const mine = { sessionId: session.id, ...body.keys, language: visitor.language }
  const now = shop.now()
  await shop.db
    .insert(subscriptions)
    .values({
      id: randomUUID(),
      orderId: order.id,
      endpoint: body.endpoint,
      ...mine,
      toldSeq: last?.seq ?? 0,
      createdAt: now,
      dueAt: now,
    })
    .onConflictDoUpdate({ target: [subscriptions.orderId, subscriptions.endpoint], set: mine })
  return { on: true }
}

const own = ({ visitor, body }: Given<v.InferOutput<typeof Followed>>) =>
  and(eq(subscriptions.sessionId, visitor.session?.id ?? ''), eq(subscriptions.orderId, body.orderID))

/** Ends it for this session. */
export async function unfollow(given: Given<v.InferOutput<typeof Followed>>): Promise<object> {
  if (given.visitor.session) await given.shop.db.delete(subscriptions).where(own(given))
  return { on: false }
}

/** Whether this session is told, and whether the order is ready: then there is nothing left to be asked for. */
export async function isFollowed(given: Given<v.InferOutput<typeof Followed>>): Promise<object> {
  const { shop, visitor, body } = given
  const owner = ownedBy(visitor.session)
  if (!owner) return { on: false, ready: false }
  const [row] = await shop.db.select({ followed: count() }).from(subscriptions).where(own(given))
  const [order] = await shop.db
    .select({ handedOver: orders.handedOver })
    .from(orders)
    .where(and(eq(orders.id, body.orderID), owner))
  return { on: (row?.followed ?? 0) > 0, ready: (order?.handedOver ?? null) !== null }
}
