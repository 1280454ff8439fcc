import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sessions } from '../database/schema/visitors.ts'

/** Ends the sessions of an account; `keep` is the one that stays, if any. */
export async function endSessions(tx: Database, accountId: string, keep: string | null): Promise<void> {
  const all = eq(sessions.accountId, accountId)
  await tx.delete(sessions).where(keep === null ? all : and(all, ne(sessions.id, keep)))
}
