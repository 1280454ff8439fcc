import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sessions } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { hashToken } from './tokens.ts'

/** The session signed in or out, or ended, since the call began: made again, it comes with the one that followed. */
export const sessionOver = () => new Refusal('unavailable', { retryAfter: 1 })

/** Keeps a guest's session as it is until the transaction ends. @throws Refusal `unavailable` where it is no guest's any more */
export async function holdGuest(tx: Database, sessionId: string): Promise<void> {
  const guest = and(eq(sessions.id, sessionId), isNull(sessions.accountId))
  const held = await tx.select({ id: sessions.id }).from(sessions).where(guest).for('share')
  if (held.length === 0) throw sessionOver()
}

/** A call that was sent with the token before a sign-in comes no later than this after it. */
const ON_ITS_WAY_MS = 5000

/** @throws Refusal `unavailable` for a token that a sign-in has just replaced: a session of its own would be found by nobody */
export async function refuseRenewed(shop: Shop, token: string): Promise<void> {
  const since = new Date(shop.now().getTime() - ON_ITS_WAY_MS)
  const renewed = await shop.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.formerTokenHash, hashToken(token)), gt(sessions.signedInAt, since)))
  if (renewed.length > 0) throw sessionOver()
}
