import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from 'store-api/database/database.ts'
import { sandboxIdentityGrants as book } from '../schema.ts'

type Kind = (typeof book.$inferSelect)['kind']

/** ms */
const LIFE: Record<Kind, number> = {
  code: 5 * 60_000,
  'mini-code': 5 * 60_000,
  'alipay-code': 5 * 60_000,
  token: 2 * 3_600_000,
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
/** A short name stands for a person; the same one is the same person for good. */
export const isPersonName = (text: unknown): text is string =>
  typeof text === 'string' && /^[a-z][a-z0-9-]{0,20}$/.test(text)

export const openIdOfPerson = (appId: string, person: string): string =>
  `o${hash(`${appId} ${person}`)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 27)}`
export const unionIdOfPerson = (person: string): string =>
  `u${hash(`union ${person}`)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 27)}`
export const nicknameOf = (person: string): string => person.charAt(0).toUpperCase() + person.slice(1)

/** A new code or token for a person. */
export async function grant(
  db: Database,
  given: { appId: string; person: string; kind: Kind },
  now: Date,
): Promise<string> {
  const secret = randomBytes(24).toString('hex')
  await db.delete(book).where(lt(book.expiresAt, now))
  await db
    .insert(book)
    .values({ ...given, hash: hash(secret), expiresAt: new Date(now.getTime() + LIFE[given.kind]) })
  return secret
}

const valid = (kind: Kind, secret: string, appId: string, now: Date) =>
  and(eq(book.hash, hash(secret)), eq(book.kind, kind), eq(book.appId, appId), gt(book.expiresAt, now))

/** Whom a code was given to; it is worth nothing afterwards. */
export async function redeem(
  db: Database,
  kind: Kind,
  code: string,
  appId: string,
  now: Date,
): Promise<string | null> {
  const [used] = await db
    .delete(book)
    .where(valid(kind, code, appId, now))
    .returning({ person: book.person })
  return used?.person ?? null
}

/** Whom a token was given to. */
export async function holder(db: Database, token: string, now: Date) {
  const [found] = await db
    .select({ person: book.person, appId: book.appId })
    .from(book)
    .where(and(eq(book.hash, hash(token)), eq(book.kind, 'token'), gt(book.expiresAt, now)))
  return found ?? null
}
