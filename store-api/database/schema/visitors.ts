import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { locations } from './store.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    emailId: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    profileImage: text(),
    referralId: text().notNull().unique(),
    /** Who introduced this shopper. */
    referredBy: uuid().references((): AnyPgColumn => accounts.id, { onDelete: 'set null' }),
    /** Registered with an address that another account holds; joins that one once the mailbox is proven. */
    standIn: boolean().notNull().default(false),
    /** When a link mailed to the address was used; null: whoever registered may be anybody. */
    provenAt: timestamp({ withTimezone: true }),
    lastLoginAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [
    uniqueIndex('accounts_email').on(sql`lower(${t.emailId})`).where(sql`not stand_in`),
    index('accounts_stand_in').on(sql`lower(${t.emailId})`).where(sql`stand_in`),
    index().on(t.referredBy),
  ],
)

/** The cookie's value is never stored, only its hash; signing in replaces it and keeps the row. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    /** Of the token that the browser had before its last sign-in: all it has where the answer was lost. */
    formerTokenHash: text(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    locale: text(),
    /** The location chosen to shop at; null: none yet. */
    locationId: text().references(() => locations.id, { onDelete: 'set null' }),
    /** When the account last showed its password or identity here. */
    signedInAt: timestamp({ withTimezone: true }),
    /** Browser and device of that sign-in, for the owner to tell their sessions apart. */
    device: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [
    index().on(t.seenAt),
    index().on(t.accountId),
    index('sessions_former_token').on(t.formerTokenHash).where(sql`former_token_hash is not null`),
  ],
)

/** Attempts of one kind by one key (account, account and address) in the window that began at `since`. */
export const attemptCounters = pgTable('attempt_counters', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
})
