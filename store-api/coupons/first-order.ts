import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { orders } from '../database/schema/ordering.ts'

/**
 * Whether somebody, by account or mail address, has an order here that counts: paid or accepted, and not cancelled.
 * @param but an order that does not count
 */
export async function hasOrdered(
  db: Database,
  { accountId, email }: { accountId: string | null; email: string | null },
  but?: string,
): Promise<boolean> {
  const mine = or(
    accountId ? eq(orders.accountId, accountId) : undefined,
    email ? eq(sql`lower(${orders.contact} ->> 'email')`, email.trim().toLowerCase()) : undefined,
  )
  if (!mine) return false
  const counts = inArray(orders.paymentStatus, ['PAID_ONLINE', 'PAY_AT_STORE'])
  const other = but === undefined ? undefined : ne(orders.id, but)
  const before = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(mine, counts, eq(orders.status, 'NEW'), eq(orders.awaitsConfirmation, false), other))
    .limit(1)
  return before.length > 0
}
