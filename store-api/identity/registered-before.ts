import { and, desc, eq, gt, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { hasEmail } from '../account/find-by-email.ts'
import { isPassword } from '../account/password.ts'
import type { Database } from '../database/database.ts'
import { accounts, sessions } from '../database/schema/visitors.ts'
import { hashToken } from '../session/tokens.ts'
import type { Session } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { allowSignon } from './signon-limits.ts'

/** How long a browser may press again that did not get the answer. */
const SAME_WISH_MS = 10 * 60_000

interface Registration {
  emailID: string
  password: string
  session: Session
  request: FastifyRequest
  /** What the browser brought: worth nothing any more where an answer with a new one was lost. */
  token: string | null
}

/**
 * The account that this browser made of the same address and password before, at the same moment or without hearing of it. The same
 * statements run for every address. It is a sign-in with a password, and counted as one.
 * @returns its id; null where there is none
 * @throws Refusal `too-many` for an account whose sign-ins are used up
 */
export async function registeredBefore(
  tx: Database,
  shop: Shop,
  { emailID, password, session, token, request }: Registration,
): Promise<string | null> {
  const here = eq(sessions.id, session.id)
  // One pressed at the same moment in this browser is waited for.
  await tx.select({ id: sessions.id }).from(sessions).where(here).for('no key update')
  const lost = and(
    eq(sessions.formerTokenHash, hashToken(token ?? '')),
    gt(sessions.signedInAt, new Date(shop.now().getTime() - SAME_WISH_MS)),
  )
  const [account] = await tx
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(hasEmail(emailID), or(here, lost)))
    .orderBy(desc(sessions.signedInAt))
    .limit(1)
  if (!account) return null
  const [allowed] = await allowSignon({ ...shop, db: tx }, request, emailID.toLowerCase(), [account])
  if (allowed?.refusal) throw allowed.refusal
  if (!(await shop.passwordWork.run(() => isPassword(password, account.passwordHash)))) return null
  await allowed?.succeeded()
  // A new password that is being set is waited for, and is the one that counts then (ACC-11).
  const same = and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash))
  const [held] = await tx
    .update(accounts)
    .set({ lastLoginAt: shop.now() })
    .where(same)
    .returning({ id: accounts.id })
  return held?.id ?? null
}
