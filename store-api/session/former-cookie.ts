import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { settings } from '../database/schema/store.ts'
import { sessions } from '../database/schema/visitors.ts'
import type { Shop } from '../shop.ts'
import { type Giving, SESSION_COOKIE, SESSION_SECONDS } from './cookies.ts'
import { hashToken, isToken } from './tokens.ts'

const NAME = 'prefixed-cookies-since'
/** In which processes are replaced, one after the other, that give cookies without a prefix yet. */
const CHANGE_MS = 3_600_000

/**
 * When this shop first gave session cookies with a prefix; the same for every process on a database.
 * @param secure whether it gives them: by http it does not yet
 */
export async function prefixedSince(db: Database, now: Date, secure: boolean): Promise<Date> {
  if (!secure) return now
  await db.insert(settings).values({ key: NAME, value: now.toISOString() }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, NAME))
  return new Date(String(row?.value))
}

/**
 * The token of a session that began before its cookie had a prefix, as long as such sessions live: nobody loses a cart. One that
 * began later has a prefix, so a cookie without one was put there by somebody else.
 * @param cookies of a request behind https without a session cookie of that name
 */
export async function formerToken(
  { db, prefixedSince: since, now }: Shop,
  cookies: Record<string, string | undefined>,
): Promise<string | undefined> {
  const token = cookies[SESSION_COOKIE]
  const until = since.getTime() + CHANGE_MS
  if (!isToken(token) || isPast(since, now())) return undefined
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
  return session && session.createdAt.getTime() < until ? token : undefined
}

const isPast = (since: Date, now: Date) =>
  now.getTime() > since.getTime() + CHANGE_MS + SESSION_SECONDS * 1000

/**
 * How this shop gives its sessions. As long as sessions of before live, behind https by both names: put back to what knows the one without a prefix alone,
 * the shop finds the sessions that began since. Nothing here believes that name for it.
 */
export function givingOf({ config, prefixedSince: since, now }: Shop): Giving {
  const secure = config.publicOrigin.startsWith('https:')
  return { secure, both: secure && !isPast(since, now()) }
}

/**
 * What followed a session while the shop was put back, and gave new tokens by the former name alone: at signing in and out. Nobody else can have a
 * session that followed this one.
 * @param token of a cookie with a prefix, of which no session is known any more
 */
export async function followingToken(
  { db }: Shop,
  token: string,
  cookies: Record<string, string | undefined>,
): Promise<string | undefined> {
  const following = cookies[SESSION_COOKIE]
  if (!isToken(following) || following === token) return undefined
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(following)), eq(sessions.formerTokenHash, hashToken(token))))
  return found.length > 0 ? following : undefined
}
