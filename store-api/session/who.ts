import { eq } from 'drizzle-orm'
import type { Session as Who } from 'shared-contracts/api/entities/session.ts'
import type { Database } from '../database/database.ts'
import { accounts } from '../database/schema/visitors.ts'
import type { Session } from './visitor.ts'

const NOBODY: Who = { user: null, userID: null, lastLoginDate: null, myID: null }

/** What the page may know of the account behind a session (VIS-1). */
export async function whoIs(db: Database, session: Session | null): Promise<Who> {
  if (!session?.accountId) return NOBODY
  const [account] = await db.select().from(accounts).where(eq(accounts.id, session.accountId))
  if (!account) return NOBODY
  const { emailId, firstName, lastName, profileImage, phone } = account
  return {
    user: { emailID: emailId, firstName, lastName, profileImage, phone },
    userID: account.id,
    lastLoginDate: account.lastLoginAt.toISOString(),
    myID: account.referralId,
  }
}
