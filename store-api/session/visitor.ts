import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_HEADER } from 'shared-contracts/api/session-header.ts'
import { chooseLanguage } from 'shared-contracts/language/accept-language.ts'
import { isLanguage, type Language } from 'shared-contracts/language/language.ts'
import { type Database, transaction } from '../database/database.ts'
import { locations } from '../database/schema/store.ts'
import { sessions } from '../database/schema/visitors.ts'
import type { Shop } from '../shop.ts'
import { canShow, giveToken, sessionCookie, setSessionCookies } from './cookies.ts'
import { deviceName } from './device-name.ts'
import { ageOfFirstToken, newFirstToken } from './first-token.ts'
import { followingToken, formerToken, givingOf } from './former-cookie.ts'
import { isReplaced, refuseReplaced } from './session-over.ts'
import { locationOf } from './store-location.ts'
import { hashToken, isToken, newToken } from './tokens.ts'

export type Session = Pick<
  typeof sessions.$inferSelect,
  'id' | 'accountId' | 'locale' | 'locationId' | 'signedInAt' | 'createdAt' | 'seenAt'
>

/** Who makes this request. */
export interface Visitor {
  session: Session | null
  /** Where they shop; null: anywhere. */
  readonly locationId: string | null
  /** Token the cookie brought, or the header where there is none; known to us or not. */
  token: string | null
  /** The page carries the session itself: its browser sends no session cookie. */
  carried: boolean
  language: Language
  /** Gives a browser that brought nothing we know a token of its own; nothing is written down for it. One that signs in or out meanwhile keeps what it gets there. */
  greet(): Promise<void>
  /**
   * Their session; a first one is written down, under the token the browser has, or with cookies that go with the answer.
   * @param signingIn whether the call gives the browser a new token: one that lost its answer is made again with the old one
   * @throws Refusal `unavailable` for any other call that was on its way while its browser signed in
   */
  ensure(options?: { signingIn?: boolean }): Promise<Session>
  /** A new token for the same session (at sign-in): the old cookie is worth nothing from here on. */
  renew(tx: Database, accountId: string): Promise<() => void>
  /** Ends the session; what follows is a new guest's. */
  end(): Promise<void>
}

/** A token this old is given anew with the session's row: its cookie would end before the session. */
const DAY_SECONDS = 24 * 3600

const COLUMNS = {
  id: sessions.id,
  accountId: sessions.accountId,
  locale: sessions.locale,
  // A location that is hidden by now counts as not chosen.
  locationId: locations.id,
  signedInAt: sessions.signedInAt,
  createdAt: sessions.createdAt,
  seenAt: sessions.seenAt,
}

export async function findVisitor(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor> {
  const giving = givingOf(shop)
  const { secure } = giving
  const own = request.cookies[sessionCookie(secure)]
  const former = secure && own === undefined ? await formerToken(shop, request.cookies) : undefined
  const cookie = own ?? former
  const header = request.headers[SESSION_HEADER]
  const carried = cookie === undefined && typeof header === 'string'
  const brought = carried ? header : cookie
  const known = isToken(brought) ? brought : null
  let [found] = known ? await findSession(shop, known) : []
  const following =
    secure && own !== undefined && known && !found
      ? await followingToken(shop, known, request.cookies)
      : undefined
  if (following !== undefined) [found] = await findSession(shop, following)
  const token = following ?? known
  const age = token && !found ? ageOfFirstToken(shop.signingKey, token, shop.now()) : null
  const late = following ?? former
  if (late !== undefined) setSessionCookies(reply, late, giving)
  const asked = chooseLanguage(request.headers['accept-language'], shop.facts.languages) ?? 'en'
  const visitor: Visitor = {
    session: found ? located(shop, found) : null,
    get locationId() {
      return visitor.session?.locationId ?? locationOf(shop.facts, null)
    },
    token,
    carried,
    language: isLanguage(found?.locale) ? found.locale : asked,
    async greet() {
      if (found) return
      if (token && age === null && (await isReplaced(shop, token))) return
      const known = age === null ? null : token
      if (known === null) giveToken(reply, newFirstToken(shop.signingKey, shop.now()), { ...giving, carried })
      else if (!carried && !canShow(request.cookies, known)) setSessionCookies(reply, known, giving)
    },
    async ensure({ signingIn = false } = {}) {
      if (visitor.session) return visitor.session
      if (token && !signingIn) await refuseReplaced(shop, token)
      const first = age === null ? null : token
      const given = first ?? newToken()
      visitor.session = located(shop, await open(shop, given))
      if (first === null || (age ?? 0) > DAY_SECONDS) giveToken(reply, given, { ...giving, carried })
      return visitor.session
    },
    async renew(tx, accountId) {
      const session = await visitor.ensure()
      const fresh = newToken()
      const signedInAt = shop.now()
      await tx
        .update(sessions)
        .set({
          tokenHash: hashToken(fresh),
          formerTokenHash: token && hashToken(token),
          accountId,
          signedInAt,
          seenAt: signedInAt,
          device: deviceName(String(request.headers['user-agent'] ?? '')),
        })
        .where(eq(sessions.id, session.id))
      return () => {
        visitor.session = { ...session, accountId, signedInAt }
        giveToken(reply, fresh, { ...giving, carried })
      }
    },
    async end() {
      const { session } = visitor
      if (!session) return
      const fresh = newToken()
      // Both at once: what comes with the old token meanwhile would begin a session that its browser never hears of.
      visitor.session = await transaction(shop.db, async tx => {
        await tx.delete(sessions).where(eq(sessions.id, session.id))
        return open({ db: tx, now: shop.now }, fresh, { ...session, former: token })
      })
      giveToken(reply, fresh, { ...giving, carried })
    },
  }
  return visitor
}

const finders = new WeakMap<Database, ReturnType<typeof prepareFinder>>()

/** Nearly every call asks this: its text is made once for a database. */
const prepareFinder = (db: Database) =>
  db
    .select(COLUMNS)
    .from(sessions)
    .leftJoin(locations, and(eq(locations.id, sessions.locationId), eq(locations.display, true)))
    .where(eq(sessions.tokenHash, sql.placeholder('hash')))
    .prepare('')

function findSession({ db }: Pick<Shop, 'db'>, token: string) {
  const finder = finders.get(db) ?? prepareFinder(db)
  finders.set(db, finder)
  return finder.execute({ hash: hashToken(token) })
}

const located = ({ facts }: Shop, session: Session): Session => ({
  ...session,
  locationId: locationOf(facts, session.locationId),
})

/** What a session has from the one before, and the token its browser had then. */
type Kept = Pick<Session, 'locale' | 'locationId'> & { former?: string | null }

/** Writes a session down; two tabs that first change something at once share one. */
async function open(
  shop: Pick<Shop, 'db' | 'now'>,
  token: string,
  { locale, locationId, former = null }: Kept = { locale: null, locationId: null },
): Promise<Session> {
  const now = shop.now()
  const session = {
    id: randomUUID(),
    accountId: null,
    locale,
    locationId,
    signedInAt: null,
    createdAt: now,
    seenAt: now,
  }
  const made = await shop.db
    .insert(sessions)
    .values({ ...session, tokenHash: hashToken(token), formerTokenHash: former && hashToken(former) })
    .onConflictDoNothing({ target: sessions.tokenHash })
    .returning({ id: sessions.id })
  if (made.length > 0) return session
  const [other] = await findSession(shop, token)
  // Signed in meanwhile, the other tab took the row along under another token.
  return other ?? open(shop, token, { locale, locationId, former })
}
