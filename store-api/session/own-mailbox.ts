import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { accounts } from '../database/schema/visitors.ts'
import { shopperKeys } from './shopper-keys.ts'

/** Accounts that a link mailed to their address was used for: they alone hold it. */
export const holdsMailbox: SQL | undefined = and(eq(accounts.standIn, false), isNotNull(accounts.provenAt))

/**
 * Key of a mailbox that its owner orders with, signed in to the account that proved it; null for everybody else. Anybody can write
 * an address into an order: what others do with it is not the owner's doing.
 */
export async function ownMailbox(
  db: Database,
  { accountId, email }: { accountId: string | null; email: string | null },
): Promise<string | null> {
  if (!accountId || !email) return null
  const [own] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, accountId),
        eq(sql`lower(${accounts.emailId})`, email.trim().toLowerCase()),
        holdsMailbox,
      ),
    )
  return own ? (shopperKeys({ accountId: null, email })[0] ?? null) : null
}
