import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AddressType } from 'shared-contracts/api/account/addresses.ts'
import type { DeliveryAddress } from 'shared-contracts/api/entities/order.ts'
import { accounts } from './visitors.ts'

export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: text().$type<AddressType>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    address: jsonb().$type<DeliveryAddress>().notNull(),
    isDefault: boolean().notNull(),
    position: integer().notNull(),
  },
  t => [
    index().on(t.accountId, t.type),
    uniqueIndex('addresses_default').on(t.accountId, t.type).where(sql`is_default`),
  ],
)

/** Links that let the owner of a mailbox set a new password: only the hash of what the mail says. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  t => [index().on(t.accountId)],
)

/** Mails asked for by calls, written and sent afterwards: a call's time says nothing about what they will say. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    language: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Not before then is it tried (again). */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
  },
  t => [index().on(t.dueAt)],
)
