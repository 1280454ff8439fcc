import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { transaction } from '../database/database.ts'
import { orderEvents } from '../database/schema/ordering.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import type { Shop } from '../shop.ts'
import { ProviderError } from './adapter.ts'
import { askProvider } from './ask-provider.ts'
import { providerNamed, providers } from './providers.ts'

const BATCH_SIZE = 10
const MINUTE_MS = 60_000
/** A provider may still say paid this long after an attempt was opened. */
const LATEST = 48 * 60 * MINUTE_MS

/** Takes attempts whose time has come and plans their next one, so that two processes do not ask for the same. */
async function take(shop: Shop, now: Date) {
  const due = await shop.db
    .select()
    .from(attempts)
    .where(and(isNotNull(attempts.nextCheckAt), lte(attempts.nextCheckAt, now)))
    .orderBy(asc(attempts.nextCheckAt))
    .limit(BATCH_SIZE)
  const taken = due.map(async attempt => {
    const tooOld = now.getTime() - attempt.createdAt.getTime() > LATEST
    const wait = Math.min(30, 2 ** Math.min(attempt.checks, 5)) * MINUTE_MS
    const rows = await shop.db
      .update(attempts)
      .set({
        checks: sql`${attempts.checks} + 1`,
        nextCheckAt: tooOld && attempt.state !== 'refund-due' ? null : new Date(now.getTime() + wait),
      })
      .where(and(eq(attempts.id, attempt.id), eq(attempts.checks, attempt.checks)))
      .returning({ id: attempts.id })
    return rows.length > 0 ? [attempt] : []
  })
  return (await Promise.all(taken)).flat()
}

/**
 * Asks about attempts that nobody reported on (no notice, shopper never back) and sends back money that is due.
 * @returns how many attempts were dealt with
 */
export async function checkAttempts(shop: Shop): Promise<number> {
  const taken = await take(shop, shop.now())
  for (const attempt of taken) {
    if (attempt.state === 'refund-due') await refund(shop, attempt)
    else await askProvider(shop, attempt)
  }
  return taken.length
}

async function refund(shop: Shop, attempt: typeof attempts.$inferSelect): Promise<void> {
  const provider = providerNamed(attempt.provider)
  if (provider === null) return
  try {
    await providers[provider].refund(shop, attempt, attempt.refundAmount ?? attempt.amount)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    shop.log.error({ err: error, attempt: attempt.id }, 'refund did not go through; it is tried again')
    return
  }
  await transaction(shop.db, async tx => {
    const done = await tx
      .update(attempts)
      .set({ state: 'refunded', nextCheckAt: null })
      .where(and(eq(attempts.id, attempt.id), eq(attempts.state, 'refund-due')))
      .returning({ orderId: attempts.orderId, note: attempts.refundNote })
    for (const { orderId, note } of done)
      await tx.insert(orderEvents).values({ orderId, at: shop.now(), event: 'refunded', note })
  })
  shop.count('refund')
}
