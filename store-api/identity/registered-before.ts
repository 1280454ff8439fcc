import { and, desc, eq, gt, or } from 'drizzle-orm'
import { hasEmail } from '../account/find-by-email.ts'
import { isPassword } from '../account/password.ts'
import type { Database } from '../database/database.ts'
import { accounts, sessions } from '../database/schema/visitors.ts'
import { hashToken } from '../session/tokens.ts'
import type { Session } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'

/** How long a browser may press again that did not get the answer. */
const SAME_WISH_MS = 10 * 60_000

interface Registration {
  emailID: string
  password: string
  session: Session
  /** What the browser brought: worth nothing any more where an answer with a new one was lost. */
  token: string | null
}

/**
 * The account that this browser made of the same address and password before, at the same moment or without hearing of it. The same
 * statements run for every address.
 * @returns its id; null where there is none
 */
export async function registeredBefore(
  tx: Database,
  { now, passwordWork }: Pick<Shop, 'now' | 'passwordWork'>,
  { emailID, password, session, token }: Registration,
): Promise<string | null> {
  const here = eq(sessions.id, session.id)
  // One pressed at the same moment in this browser is waited for.
  await tx.select({ id: sessions.id }).from(sessions).where(here).for('no key update')
  const lost = and(
    eq(sessions.formerTokenHash, hashToken(token ?? '')),
    gt(sessions.signedInAt, new Date(now().getTime() - SAME_WISH_MS)),
  )
  const [account] = await tx
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(hasEmail(emailID), or(here, lost)))
    .orderBy(desc(sessions.signedInAt))
    .limit(1)
  if (!account) return null
  return (await passwordWork.run(() => isPassword(password, account.passwordHash))) ? account.id : null
}
