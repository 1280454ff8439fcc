import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { memberships } from '../database/schema/membership.ts'

/**
 * Makes the memberships of accounts another's, whose row must be locked. Of times that run beside each other the later one begins where
 * the one before ends, with all that is left of it: each was paid for.
 */
export async function joinMemberships(
  tx: Database,
  from: readonly string[],
  into: string,
  now: Date,
): Promise<void> {
  const moved = await tx
    .update(memberships)
    .set({ accountId: into })
    .where(inArray(memberships.accountId, [...from]))
    .returning({ orderId: memberships.orderId })
  if (moved.length === 0) return
  const periods = await tx
    .select()
    .from(memberships)
    .where(eq(memberships.accountId, into))
    .orderBy(asc(memberships.since), asc(memberships.until))
  let end = now.getTime()
  for (const { orderId, since, until } of periods.filter(period => period.until > now)) {
    const begins = Math.max(since.getTime(), now.getTime())
    const later = Math.max(0, end - begins)
    end = Math.max(end, until.getTime() + later)
    if (later === 0) continue
    const after = { since: new Date(begins + later), until: new Date(until.getTime() + later) }
    await tx.update(memberships).set(after).where(eq(memberships.orderId, orderId))
  }
}
