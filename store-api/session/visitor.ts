import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_HEADER } from 'shared-contracts/api/session-header.ts'
import { chooseLanguage } from 'shared-contracts/language/accept-language.ts'
import { isLanguage, type Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import { locations } from '../database/schema/store.ts'
import { sessions } from '../database/schema/visitors.ts'
import type { Shop } from '../shop.ts'
import { giveToken, SESSION_COOKIE } from './cookies.ts'
import { hasLocations } from './store-location.ts'
import { hashToken, isToken, newToken } from './tokens.ts'

export type Session = Pick<
  typeof sessions.$inferSelect,
  'id' | 'accountId' | 'locale' | 'locationId' | 'signedInAt' | 'createdAt'
>

/** Who makes this request. */
export interface Visitor {
  session: Session | null
  /** Token the cookie brought, or the header where there is none; known to us or not. */
  token: string | null
  /** The page carries the session itself: its browser sends no session cookie. */
  carried: boolean
  language: Language
  /** Their session; a first one is made and its cookies go with the answer. */
  ensure(): Promise<Session>
  /** A new token for the same session (at sign-in): the old cookie is worth nothing from here on. */
  renew(tx: Database, accountId: string): Promise<() => void>
  /** Ends the session; what follows is a new guest's. */
  end(): Promise<void>
}

const COLUMNS = {
  id: sessions.id,
  accountId: sessions.accountId,
  locale: sessions.locale,
  // A location that is hidden by now counts as not chosen.
  locationId: locations.id,
  signedInAt: sessions.signedInAt,
  createdAt: sessions.createdAt,
}

export async function findVisitor(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor> {
  const cookie = request.cookies[SESSION_COOKIE]
  const header = request.headers[SESSION_HEADER]
  const carried = cookie === undefined && typeof header === 'string'
  const brought = carried ? header : cookie
  const token = isToken(brought) ? brought : null
  const [found] = token
    ? await shop.db
        .select(COLUMNS)
        .from(sessions)
        .leftJoin(locations, and(eq(locations.id, sessions.locationId), eq(locations.display, true)))
        .where(eq(sessions.tokenHash, hashToken(token)))
    : []
  const secure = shop.config.publicOrigin.startsWith('https:')
  const asked = chooseLanguage(request.headers['accept-language'], shop.facts.languages) ?? 'en'
  const visitor: Visitor = {
    session: found ? { ...found, locationId: hasLocations(shop.facts) ? found.locationId : null } : null,
    token,
    carried,
    language: isLanguage(found?.locale) ? found.locale : asked,
    async ensure() {
      visitor.session ??= await open(shop, reply, { secure, carried })
      return visitor.session
    },
    async renew(tx, accountId) {
      const session = await visitor.ensure()
      const fresh = newToken()
      const signedInAt = shop.now()
      await tx
        .update(sessions)
        .set({ tokenHash: hashToken(fresh), accountId, signedInAt, seenAt: signedInAt })
        .where(eq(sessions.id, session.id))
      return () => {
        visitor.session = { ...session, accountId, signedInAt }
        giveToken(reply, fresh, { secure, carried })
      }
    },
    async end() {
      const { session } = visitor
      if (!session) return
      await shop.db.delete(sessions).where(eq(sessions.id, session.id))
      visitor.session = await open(shop, reply, { secure, carried }, session)
    },
  }
  return visitor
}

async function open(
  shop: Shop,
  reply: FastifyReply,
  how: Parameters<typeof giveToken>[2],
  { locale, locationId }: Pick<Session, 'locale' | 'locationId'> = { locale: null, locationId: null },
): Promise<Session> {
  const token = newToken()
  const now = shop.now()
  const session = { id: randomUUID(), accountId: null, locale, locationId, signedInAt: null, createdAt: now }
  await shop.db.insert(sessions).values({ ...session, tokenHash: hashToken(token), seenAt: now })
  giveToken(reply, token, how)
  return session
}
