import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    emailId: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    profileImage: text(),
    referralId: text().notNull().unique(),
    lastLoginAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [uniqueIndex('accounts_email').on(sql`lower(${t.emailId})`)],
)

/** The cookie's value is never stored, only its hash; signing in replaces it and keeps the row. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    locale: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [index().on(t.seenAt), index().on(t.accountId)],
)

/** Attempts of one kind by one key (account, account and address) in the window that began at `since`. */
export const attemptCounters = pgTable('attempt_counters', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
})
