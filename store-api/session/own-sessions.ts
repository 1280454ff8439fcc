import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { OwnSession } from 'shared-contracts/api/account/user-info.ts'
import type { Database } from '../database/database.ts'
import { sessions } from '../database/schema/visitors.ts'

/** Sessions that are shown; who has more signs out everywhere. */
const MAX_SHOWN = 30

interface Own {
  account: string
  /** Id of the session that asks. */
  current: string
}

/** Where an account is signed in, the asking session first, then the latest (ACC-12). */
export async function sessionsOf(db: Database, { account, current }: Own): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, account), isNotNull(sessions.signedInAt)))
    .orderBy(desc(eq(sessions.id, current)), desc(sessions.signedInAt))
    .limit(MAX_SHOWN)
  return rows.flatMap(({ id, device, signedInAt, seenAt }) =>
    signedInAt
      ? [
          {
            id,
            device,
            signedInAt: signedInAt.toISOString(),
            seenAt: seenAt.toISOString(),
            current: id === current,
          },
        ]
      : [],
  )
}

/** Ends another session of the same account; one that is gone, or another's, is as if it had ended. */
export async function endSessionOf(db: Database, { account, current }: Own, id: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, account), eq(sql`${sessions.id}::text`, id), ne(sessions.id, current)))
}
