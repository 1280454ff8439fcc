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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AddedMany } from 'shared-contracts/api/cart/i-cart.ts'
import type { ContactInfo, DeliveryAddress, TipChoice } from 'shared-contracts/api/entities/order.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { fissionCampaigns } from './campaigns.ts'
import { products } from './catalog.ts'
import { coupons } from './coupons.ts'
import { locations } from './store.ts'
import { accounts, sessions } from './visitors.ts'

const { min, max } = LIMITS.quantity

/** One cart per guest session, one per account; and one more of each for every group buy (CRT-3). */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey(),
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null: the ordinary cart. */
    fissionCampaignId: text().references(() => fissionCampaigns.id, { onDelete: 'cascade' }),
    version: bigint({ mode: 'number' }).notNull(),
  },
  t => [
    check('cart_has_one_owner', sql`num_nonnulls(${t.sessionId}, ${t.accountId}) = 1`),
    uniqueIndex('cart_of_session').on(t.sessionId).where(sql`fission_campaign_id is null`),
    uniqueIndex('cart_of_account').on(t.accountId).where(sql`fission_campaign_id is null`),
    uniqueIndex('campaign_cart_of_session').on(t.sessionId, t.fissionCampaignId),
    uniqueIndex('campaign_cart_of_account').on(t.accountId, t.fissionCampaignId),
  ],
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
    check('cart_quantity', sql`${t.quantity} between ${sql.raw(`${min} and ${max}`)}`),
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
    /** Lines that one intent of several could not add. */
    refused: jsonb().$type<AddedMany['refused']>(),
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
  /** `YYYY-MM-DD` at the location. */
  pickupDate: text(),
  address: jsonb().$type<DeliveryAddress>(),
  tableNumber: text(),
  tip: jsonb().$type<TipChoice>(),
  comment: text(),
  coupon: text().references(() => coupons.code, { onDelete: 'set null' }),
  /** Store credit to use, up to so many minor units; 0 is none. */
  storeCredit: bigint({ mode: 'number' }).notNull().default(0),
})
