import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { zoneAndCurrency } from '../database/facts.ts'
import { memberships, membershipPlans as plans } from '../database/schema/membership.ts'
import { orderLines } from '../database/schema/ordering.ts'
import { accounts } from '../database/schema/visitors.ts'
import { addMonths, dayIn } from '../language/zoned-time.ts'

/** The same day some months later, as a zone counts days; the month's last day where it has no such day. */
export const monthsLater = (date: Date, months: number, timeZone: string): Date =>
  new Date(addMonths(date.getTime(), months, timeZone))

interface Period {
  since: Date
  until: Date
}

/** Since when time without a gap has led to the end of the first of these. @param periods the last one first */
function begunAt([last, ...before]: readonly Period[]): Date | null {
  let begun = last?.since ?? null
  for (const { since, until } of before) {
    if (begun === null || until < begun) break
    begun = since
  }
  return begun
}

/**
 * When months end that follow on others: on the day of the month that all of it began on, not on the last day of a short month
 * that lay between, or whoever renews on the 31st would lose days each February.
 */
function endOf(since: Date, months: number, begun: Date | null, timeZone: string): Date {
  if (!begun) return monthsLater(since, months, timeZone)
  const [from, to] = [dayIn(begun.getTime(), timeZone), dayIn(since.getTime(), timeZone)]
  const gone = (to.year - from.year) * 12 + to.month - from.month
  const follows = monthsLater(begun, gone, timeZone).getTime() === since.getTime()
  return follows ? monthsLater(begun, gone + months, timeZone) : monthsLater(since, months, timeZone)
}

/**
 * Makes an account a member for the memberships an order holds, once per order; a renewal begins when the time before
 * it ends. @returns store credit that comes with it, minor units; 0 when there is nothing (more) to give
 */
export async function grantMembership(
  tx: Database,
  order: { id: string; accountId: string },
  now: Date,
): Promise<number> {
  const bought = await tx
    .select({ plan: plans, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(plans, eq(plans.productId, orderLines.productId))
    .where(eq(orderLines.orderId, order.id))
  const [first] = bought
  if (!first) return 0
  // One renewal at a time, so that none begins before another ends.
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, order.accountId)).for('update')
  const before = await tx
    .select({ since: memberships.since, until: memberships.until })
    .from(memberships)
    .where(eq(memberships.accountId, order.accountId))
    .orderBy(desc(memberships.until))
  const [last] = before
  const since = last && last.until > now ? last.until : now
  const { timeZone } = await zoneAndCurrency(tx)
  const months = bought.reduce((sum, { plan, quantity }) => sum + plan.months * quantity, 0)
  const made = await tx
    .insert(memberships)
    .values({
      orderId: order.id,
      accountId: order.accountId,
      productId: first.plan.productId,
      since,
      until: endOf(since, months, since === last?.until ? begunAt(before) : null, timeZone),
    })
    .onConflictDoNothing()
    .returning({ id: memberships.orderId })
  return made.length === 0 ? 0 : bought.reduce((sum, { plan, quantity }) => sum + plan.credit * quantity, 0)
}

/** Whether an order has made somebody a member. */
export async function gaveMembership(db: Database, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: memberships.orderId })
    .from(memberships)
    .where(eq(memberships.orderId, orderId))
  return rows.length > 0
}
