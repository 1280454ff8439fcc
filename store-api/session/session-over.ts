import { and, eq, gt, isNull, or } from 'drizzle-orm'
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

/** A call that was sent with the token before a sign-in or sign-out comes no later than this after it. */
const ON_ITS_WAY_MS = 5000

/** Whether signing in or out has just replaced a token: its browser has another one, or is about to hear of it. */
export async function isReplaced(shop: Shop, token: string): Promise<boolean> {
  const since = new Date(shop.now().getTime() - ON_ITS_WAY_MS)
  const followed = await shop.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.formerTokenHash, hashToken(token)),
        // Of a guest who signed out it is a new session.
        or(gt(sessions.signedInAt, since), gt(sessions.createdAt, since)),
      ),
    )
  return followed.length > 0
}

/** @throws Refusal `unavailable` for a token that was just replaced: a session of its own would be found by nobody */
export async function refuseReplaced(shop: Shop, token: string): Promise<void> {
  if (await isReplaced(shop, token)) throw sessionOver()
}
