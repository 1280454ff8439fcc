import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ContactInfo } from 'shared-contracts/api/entities/order.ts'
import { products } from './catalog.ts'
import { locations } from './store.ts'
import { accounts, sessions } from './visitors.ts'

/** One cart per guest session, one per account. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey(),
    sessionId: uuid()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    version: bigint({ mode: 'number' }).notNull(),
  },
  t => [check('cart_has_one_owner', sql`num_nonnulls(${t.sessionId}, ${t.accountId}) = 1`)],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: text().primaryKey(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    optionPair: text().notNull(),
    quantity: integer().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [
    unique('cart_line_once').on(t.cartId, t.productId, t.optionPair),
    check('cart_quantity', sql`${t.quantity} between 1 and 999`),
  ],
)

/** Additions already made, so that a repeated call adds nothing. */
export const cartIntents = pgTable(
  'cart_intents',
  {
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    intentId: uuid().notNull(),
    fingerprint: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.cartId, t.intentId] })],
)

/** What the shopper has settled so far of the order being made from a cart. */
export const orderDrafts = pgTable('order_drafts', {
  cartId: uuid()
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  method: text(),
  locationId: text().references(() => locations.id, { onDelete: 'set null' }),
  contact: jsonb().$type<ContactInfo>(),
  slotStart: timestamp({ withTimezone: true }),
  slotEnd: timestamp({ withTimezone: true }),
})
