import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { orderLines, orders } from '../database/schema/ordering.ts'
import { Refusal } from '../http/refusal.ts'
import { NO_PAY_AT_STORE } from '../order-parts/no-pay-at-store.ts'
import { limitInCurrency } from './limit-in-currency.ts'

/** What one mailbox, or one account, may have ordered to be paid in the store and not fetched yet: a proven mailbox costs nothing either (CHK-12). */
const MAX = {
  orders: 6,
  /** Canadian dollars, or about as much. */
  total: 1500,
  units: 150,
} as const
/** What nobody fetched for so long (ms) holds up no further order: not every store writes down what it hands over. */
const WITHIN_MS = 7 * 24 * 3_600_000

/** Accepted, and not handed over yet. */
export const atStore: SQL = sql`${orders.holdsStock} and ${orders.paymentStatus} = 'PAY_AT_STORE' and ${orders.handedOver} is distinct from 'completed'`

interface AtStore {
  currency: string
  contact: { email: string }
  accountId: string | null
}

/** @param order as it was written down: it counts itself @throws Refusal `invalid` for one too many, or too much with those before */
export async function refuseManyAtStore(tx: Database, order: AtStore, now: Date): Promise<void> {
  const mailbox = order.contact.email.trim().toLowerCase()
  // One at a time: many at once cannot slip through together.
  for (const who of [mailbox, order.accountId].filter(who => who !== null))
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`at store ${who}`}))`)
  const own = or(
    sql`lower(${orders.contact} ->> 'email') = ${mailbox}`,
    order.accountId === null ? undefined : eq(orders.accountId, order.accountId),
  )
  const since = new Date(now.getTime() - WITHIN_MS)
  const [held] = await tx
    .select({
      orders: sql<number>`count(distinct ${orders.id})::int`,
      units: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int`,
      total: sql<number>`coalesce(sum(${orders.total}) filter (where ${orderLines.position} = 0), 0)::float8`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(atStore, gt(orders.placedAt, since), own))
  if (!held) return
  if (
    held.orders > MAX.orders ||
    held.total > limitInCurrency(MAX.total, order.currency) ||
    held.units > MAX.units
  )
    throw new Refusal('invalid', NO_PAY_AT_STORE)
}
