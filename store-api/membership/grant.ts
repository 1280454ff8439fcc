import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { zoneAndCurrency } from '../database/facts.ts'
import { memberships, membershipPlans as plans } from '../database/schema/membership.ts'
import { orderLines } from '../database/schema/ordering.ts'
import { accounts } from '../database/schema/visitors.ts'
import { addMonths } from '../language/zoned-time.ts'

/** The same day some months later, as a zone counts days; the month's last day where it has no such day. */
export const monthsLater = (date: Date, months: number, timeZone: string): Date =>
  new Date(addMonths(date.getTime(), months, timeZone))

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
  const [last] = await tx
    .select({ until: memberships.until })
    .from(memberships)
    .where(eq(memberships.accountId, order.accountId))
    .orderBy(desc(memberships.until))
    .limit(1)
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
      until: monthsLater(since, months, timeZone),
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
