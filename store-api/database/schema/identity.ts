import { jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { LocalText } from '../../language/local-text.ts'
import type { StoredImage } from './stored.ts'
import { accounts, sessions } from './visitors.ts'

/** Apps of the identity providers: each knows the same person by another open id. */
const IDENTITY_APPS = ['wechat', 'wechat-mini', 'alipay'] as const
export type IdentityApp = (typeof IDENTITY_APPS)[number]

/** Which account an open id signs in to. */
export const identities = pgTable(
  'identities',
  {
    app: text().$type<IdentityApp>().notNull(),
    openId: text().notNull(),
    /** The same in all apps of one provider, where it says one. */
    unionId: text(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    linkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.app, t.openId] }), unique().on(t.app, t.accountId)],
)

/** Open ids that a provider itself said this browser's person has; payments within an app use them. */
export const sessionIdentities = pgTable(
  'session_identities',
  {
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    app: text().$type<IdentityApp>().notNull(),
    openId: text().notNull(),
    unionId: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.sessionId, t.app] })],
)

export const livestreamRooms = pgTable('livestream_rooms', {
  roomId: text().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
  host: jsonb().$type<LocalText>().notNull(),
  cover: jsonb().$type<StoredImage>(),
  start: timestamp({ withTimezone: true }).notNull(),
  end: timestamp({ withTimezone: true }).notNull(),
  productIds: text().array().notNull(),
})
