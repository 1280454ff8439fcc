import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What shoppers wrote to the store. One row per intent of a session, so that a repeated call sends nothing. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** Kept when the session is long gone. */
    sessionId: uuid().notNull(),
    intentId: uuid().notNull(),
    name: text().notNull(),
    emailId: text().notNull(),
    phone: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.sessionId, t.intentId] })],
)
