import { and, eq, gt } from 'drizzle-orm'
import { isMoneyIn } from 'shared-contracts/api/order-outcome.ts'
import { absorbSurplus } from '../credit/absorb-surplus.ts'
import { type Database, transaction } from '../database/database.ts'
import { orderEvents, orders } from '../database/schema/ordering.ts'
import { type AttemptState, paymentAttempts as attempts } from '../database/schema/payment.ts'
import { whyLost } from '../ordering/claim.ts'
import { giveBack } from '../ordering/give-back.ts'
import { lockOrder } from '../ordering/lock-order.ts'
import { markPaid } from '../ordering/mark-paid.ts'
import type { Shop } from '../shop.ts'
import type { Report } from './adapter.ts'
import { laterOrders, settlesCart } from './later-orders.ts'
import { type ProviderName, spellingsOf } from './provider.ts'
import { retake } from './retake.ts'
import { tellSentBack } from './tell-sent-back.ts'

type Attempt = typeof attempts.$inferSelect
type Order = typeof orders.$inferSelect

/** States in which an attempt has had its effect: nothing said later changes it. */
const DONE: ReadonlySet<AttemptState> = new Set(['paid', 'refund-due', 'refunded'])

/**
 * Gives a provider's word its effect on the order. Notices, the return page and the regular check all end here; saying the
 * same again changes nothing, paid stays paid, and money for an order that cannot be served any more goes back.
 * @param provider who says so: only the one that the attempt was opened at is heard
 * @returns the attempt's state from here on; null for an attempt this shop never made there
 */
export function settle(shop: Shop, provider: ProviderName, report: Report): Promise<AttemptState | null> {
  return transaction(shop.db, async tx => {
    const locked = await lock(tx, report.attemptID)
    if (!locked || !spellingsOf(provider).includes(locked.attempt.provider)) return null
    const { attempt, order } = locked
    const { next, why } =
      DONE.has(attempt.state) || report.state === 'pending'
        ? { next: attempt.state }
        : await effect(tx, shop, attempt, order, report)
    if (next !== attempt.state || (report.ref !== null && attempt.providerRef === null)) {
      await tx
        .update(attempts)
        .set({ state: next, providerRef: attempt.providerRef ?? report.ref, ...nextCheck(next, shop.now()) })
        .where(eq(attempts.id, attempt.id))
      if (next !== attempt.state) shop.count('payment-settled')
      if (next !== attempt.state && next === 'refund-due')
        await tellSentBack(tx, order, { attemptId: attempt.id, why, now: shop.now() })
    }
    return next
  })
}

/** Settled attempts are not asked about again; a refund is sent at the next regular check. */
function nextCheck(state: AttemptState, now: Date): { nextCheckAt?: Date | null } {
  if (state === 'refund-due') return { nextCheckAt: now }
  return state === 'paid' || state === 'mismatch' ? { nextCheckAt: null } : {}
}

async function lock(tx: Database, attemptID: string): Promise<{ attempt: Attempt; order: Order } | null> {
  const [found] = await tx
    .select({ orderId: attempts.orderId })
    .from(attempts)
    .where(eq(attempts.id, attemptID))
  const order = found && (await lockOrder(tx, found.orderId))
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptID)).for('update')
  return order && attempt ? { order, attempt } : null
}

/** The attempt's next state; where money goes back and the order itself does not tell why, why. */
interface Effect {
  next: AttemptState
  why?: string | undefined
}
const SENT_BACK: Effect = { next: 'refund-due' }

async function effect(
  tx: Database,
  shop: Shop,
  attempt: Attempt,
  order: Order,
  report: Report,
): Promise<Effect> {
  if (report.state === 'failed') return { next: await failed(tx, shop, attempt, order) }
  const mismatch = (): Effect => {
    shop.log.error({ attempt: attempt.id }, 'paid amount is not what was asked for; a person must look at it')
    return { next: 'mismatch' }
  }
  if (report.amount !== attempt.amount || report.currency !== attempt.currency) return mismatch()
  if (isMoneyIn(order.paymentStatus) || order.withdrawn) return SENT_BACK
  const now = shop.now()
  const later = order.holdsStock ? [] : await laterOrders(tx, order)
  if (later.some(settlesCart)) return SENT_BACK
  const asked = attempt.currency === order.currency && (await absorbSurplus(tx, order, attempt.amount, now))
  // Of a cancelled order all goes back: what was sent back before, a larger payment, may have left more due than this one brings.
  if (!asked) return order.holdsStock ? mismatch() : SENT_BACK
  if (!asked.holdsStock && !(await retake(tx, asked, later, now))) return SENT_BACK
  const why = (await whyLost(tx, asked)) ?? undefined
  if (why === undefined && (await markPaid(tx, asked, now))) return { next: 'paid' }
  // Its group buy is over, or others of its shopper had what it held: that goes back, and so does the money.
  await giveBack(tx, asked, now, why)
  return { next: 'refund-due', why }
}

/** The order fails unless a later attempt is still open; it keeps its stock until its time is over. */
async function failed(tx: Database, shop: Shop, attempt: Attempt, order: Order): Promise<AttemptState> {
  if (attempt.state !== 'open') return attempt.state
  const later = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.orderId, order.id), eq(attempts.state, 'open'), gt(attempts.seq, attempt.seq)))
  if (order.status === 'INTERIM' && later.length === 0) {
    await tx.update(orders).set({ status: 'FAILED', paymentStatus: 'FAILED' }).where(eq(orders.id, order.id))
    await tx.insert(orderEvents).values({ orderId: order.id, at: shop.now(), event: 'payment-failed' })
  }
  return 'failed'
}
