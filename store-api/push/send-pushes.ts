import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import webPush from 'web-push'
import { transaction } from '../database/database.ts'
import { isDue } from '../database/is-due.ts'
import { orderEvents, orders } from '../database/schema/ordering.ts'
import { pushSubscriptions as subscriptions } from '../database/schema/push.ts'
import { inLanguage, storedLanguage } from '../language/local-text.ts'
import type { Shop } from '../shop.ts'
import { TOLD, type Told, wordsOf } from './words.ts'

const BATCH_SIZE = 20
const MINUTE_MS = 60_000
const TIMEOUT_MS = 10_000
/** News that could not be handed over in this many tries (some hours) are old. */
const MAX_TRIES = 9
/** How long a push service keeps a message for a browser that is off (s). */
const TTL_SECONDS = 12 * 3600
/** The browser has withdrawn it, or it never was (RFC 8030, 7.3). */
const GONE: readonly number[] = [404, 410]

/**
 * Tells what became of orders to the browsers that asked for it. Each message is claimed first and sent outside the transaction.
 * @returns how many were tried
 */
export async function sendPushes(shop: Shop): Promise<number> {
  let tried = 0
  for (; tried < BATCH_SIZE; tried++) {
    const news = await claim(shop)
    if (!news) break
    await tell(shop, news)
  }
  return tried
}

type News = NonNullable<Awaited<ReturnType<typeof claim>>>

function claim(shop: Shop) {
  return transaction(shop.db, async tx => {
    const [news] = await tx
      .select({
        to: subscriptions,
        seq: orderEvents.seq,
        event: orderEvents.event,
        note: orderEvents.note,
        method: orders.method,
      })
      .from(subscriptions)
      .innerJoin(orders, eq(orders.id, subscriptions.orderId))
      .innerJoin(
        orderEvents,
        and(
          eq(orderEvents.orderId, subscriptions.orderId),
          gt(orderEvents.seq, subscriptions.toldSeq),
          inArray(orderEvents.event, [...TOLD]),
        ),
      )
      .where(isDue(subscriptions.dueAt, shop, 2 ** MAX_TRIES * MINUTE_MS))
      .orderBy(asc(subscriptions.dueAt), asc(orderEvents.seq))
      .limit(1)
      .for('update', { of: subscriptions, skipLocked: true })
    if (!news) return null
    const dueAt = new Date(shop.now().getTime() + 2 ** news.to.tries * MINUTE_MS)
    await tx
      .update(subscriptions)
      .set({ dueAt, tries: sql`${subscriptions.tries} + 1` })
      .where(eq(subscriptions.id, news.to.id))
    return news
  })
}

async function tell(shop: Shop, news: News): Promise<void> {
  const { to, seq } = news
  const status = await deliver(shop, news).catch(error => {
    shop.log.warn({ err: error, order: to.orderId }, 'push service not reached')
    return 0
  })
  if (GONE.includes(status)) {
    await shop.db.delete(subscriptions).where(eq(subscriptions.endpoint, to.endpoint))
    return
  }
  const delivered = status >= 200 && status < 300
  if (!delivered) shop.log.warn({ status, order: to.orderId, tries: to.tries + 1 }, 'push not delivered')
  if (!delivered && to.tries + 1 < MAX_TRIES) return
  await shop.db
    .update(subscriptions)
    .set({ toldSeq: seq, dueAt: shop.now(), tries: 0 })
    .where(eq(subscriptions.id, to.id))
}

/** @returns the push service's status */
async function deliver(shop: Shop, { to, event, note, method }: News): Promise<number> {
  const language = storedLanguage(to.language)
  const store = inLanguage(shop.facts.name, language)
  const words = wordsOf(event as Told, { store, id: to.orderId, method, note }, language)
  const message = { ...words, language, url: `/user/orders?id=${to.orderId}`, tag: to.orderId }
  const request = webPush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${shop.config.mail.from}`, ...shop.vapid },
      TTL: TTL_SECONDS,
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      // A later word about the same order takes the place of one that was not fetched yet.
      topic: topicOf(to.id),
    },
  )
  const { 'Content-Length': _, ...headers } = request.headers
  const answer = await fetch(request.endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(request.body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  return answer.status
}

/** At most 32 characters of base64url (RFC 8030, 5.4). */
const topicOf = (id: string): string => id.replaceAll('-', '')
