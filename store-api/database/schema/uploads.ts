import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ID_TYPES } from 'shared-contracts/api/account/verified-contact.ts'
import { bytea } from './bytes.ts'
import { accounts } from './visitors.ts'

/** Pictures that everybody may see, as encoded here; the id follows from account and content, so it never changes meaning. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    webp: bytea().notNull(),
    avif: bytea().notNull(),
    /** px */ width: integer().notNull(),
    /** px */ height: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [index().on(t.accountId)],
)

/** Who somebody is before the law: number and pictures are encrypted with the key of `security/data-key.ts`. */
export const verifiedContacts = pgTable('verified_contacts', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  legalName: text().notNull(),
  phone: text().notNull(),
  idType: text().$type<(typeof ID_TYPES)[number]>().notNull(),
  idNumber: bytea().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})

export const verifiedContactImages = pgTable(
  'verified_contact_images',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    side: text({ enum: ['front', 'back'] }).notNull(),
    /** WebP, encrypted. */
    content: bytea().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.accountId, t.side] })],
)
