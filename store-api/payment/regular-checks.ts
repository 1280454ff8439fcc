import { and, asc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { transaction } from '../database/database.ts'
import { isDue } from '../database/is-due.ts'
import { orderEvents, orders } from '../database/schema/ordering.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import { succeeds } from '../order-parts/try-each.ts'
import type { Shop } from '../shop.ts'
import { ProviderError } from './adapter.ts'
import { askProvider } from './ask-provider.ts'
import { moneyBack, whySentBack } from './money-back.ts'
import { providerNamed, providers } from './providers.ts'

/** Of each line in one run. */
const BATCH_SIZE = 10
const MINUTE_MS = 60_000
/** Longest pause between two questions about an attempt, or two tries to send its money back. */
const LONGEST_MS = 30 * MINUTE_MS
/** A provider may still say paid this long after an attempt was opened. */
const LATEST = 48 * 60 * MINUTE_MS

interface Line {
  which: SQL
  order: readonly [SQL, ...SQL[]]
}

/** Money that goes back waits for no question. */
const REFUNDS: Line = { which: eq(attempts.state, 'refund-due'), order: [asc(attempts.nextCheckAt)] }
/** Least often asked about first: many that nobody ever pays keep nobody's lost notice waiting. */
const QUESTIONS: Line = {
  which: ne(attempts.state, 'refund-due'),
  order: [asc(attempts.checks), asc(attempts.nextCheckAt)],
}

/** Takes attempts of a line whose time has come and plans their next one, so that two processes do not ask for the same. */
async function take(shop: Shop, { which, order }: Line, now: Date) {
  const due = await shop.db
    .select()
    .from(attempts)
    .where(and(isNotNull(attempts.nextCheckAt), isDue(attempts.nextCheckAt, shop, LONGEST_MS), which))
    .orderBy(...order)
    .limit(BATCH_SIZE)
  const taken = due.map(async attempt => {
    // To a clock that is wrong: it is asked about once more when it is right.
    const tooOld = now.getTime() - attempt.createdAt.getTime() > LATEST && !shop.clock.differs()
    const wait = Math.min(LONGEST_MS, 2 ** Math.min(attempt.checks, 5) * MINUTE_MS)
    const rows = await shop.db
      .update(attempts)
      .set({
        checks: sql`${attempts.checks} + 1`,
        nextCheckAt: tooOld && attempt.state !== 'refund-due' ? null : new Date(now.getTime() + wait),
      })
      // As it was read: of one that was settled since the next step is planned already.
      .where(
        and(
          eq(attempts.id, attempt.id),
          eq(attempts.checks, attempt.checks),
          eq(attempts.state, attempt.state),
        ),
      )
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
  const now = shop.now()
  const taken = await Promise.all([take(shop, REFUNDS, now), take(shop, QUESTIONS, now)])
  const due = taken.flat()
  // At the same time: a provider that is slow keeps the next run waiting once.
  await Promise.all(
    due.map(attempt =>
      succeeds(shop, { task: 'check payments', id: attempt.id }, () =>
        attempt.state === 'refund-due' ? refund(shop, attempt) : askProvider(shop, attempt),
      ),
    ),
  )
  return due.length
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
      .returning({ orderId: attempts.orderId, part: attempts.refundAmount, note: attempts.refundNote })
    for (const { orderId, part, note: given } of done) {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
      if (!order) continue
      const note =
        part === null
          ? moneyBack(order, attempt.amount, given ?? whySentBack(order))
          : moneyBack(order, part, given)
      await tx.insert(orderEvents).values({ orderId, at: shop.now(), event: 'refunded', note })
    }
  })
  shop.count('refund')
}
