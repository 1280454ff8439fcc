import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { accounts, sessions } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from './visitor.ts'

/**
 * Holds an account until the transaction ends, for a call that writes something which its owner could fall for, or a way in. A new
 * password that is being set is waited for: it has ended the session then, taken out what a stranger had written, and nothing must
 * come after it (ACC-11). Before any other lock.
 * @param how `share` where several may write at once
 * @throws Refusal `not-signed-in` where the session is the account's no more
 */
export async function holdAccount(
  tx: Database,
  { id, accountId }: Pick<Session, 'id' | 'accountId'>,
  how: 'update' | 'share',
): Promise<void> {
  if (accountId === null) throw new Refusal('not-signed-in')
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for(how)
  // A statement of its own: it sees what was done while the one before waited.
  const here = and(eq(sessions.id, id), eq(sessions.accountId, accountId))
  const held = await tx.select({ id: sessions.id }).from(sessions).where(here)
  if (held.length === 0) throw new Refusal('not-signed-in')
}
