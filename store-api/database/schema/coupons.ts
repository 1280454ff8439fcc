import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalText } from '../../language/local-text.ts'
import { accounts } from './visitors.ts'

export const coupons = pgTable(
  'coupons',
  {
    /** In capitals, as compared. */
    code: text().primaryKey(),
    name: jsonb().$type<LocalText>().notNull(),
    description: jsonb().$type<LocalText>().notNull(),
    kind: text({ enum: ['percent', 'fixed'] }).notNull(),
    /** Parts per million of the price, or minor units. */
    value: integer().notNull(),
    /** First and last day in the store's zone. */
    startsOn: date(),
    endsOn: date(),
    /** Minor units of what it applies to. */
    minSubtotal: integer().notNull().default(0),
    totalLimit: integer(),
    shopperLimit: integer(),
    /** Slugs and ids it applies to; both empty: everything. */
    categories: text().array().notNull().default([]),
    products: text().array().notNull().default([]),
    firstOrderOnly: boolean().notNull(),
    /** Offered to everyone; others work for who knows the code. */
    listed: boolean().notNull(),
    /** Works for this account alone. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    redeemed: integer().notNull().default(0),
    position: integer().notNull(),
  },
  t => [
    check('coupon_value', sql`${t.value} > 0 and (${t.kind} = 'fixed' or ${t.value} <= 1000000)`),
    check('coupon_redeemed', sql`${t.redeemed} >= 0`),
    check('coupon_limit', sql`${t.totalLimit} is null or ${t.redeemed} <= ${t.totalLimit}`),
    index().on(t.accountId),
  ],
)

/** How often one shopper (an account or a mail address, hashed) has redeemed a coupon. */
export const couponShoppers = pgTable(
  'coupon_shoppers',
  {
    code: text()
      .notNull()
      .references(() => coupons.code, { onDelete: 'cascade' }),
    shopper: text().notNull(),
    redeemed: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.code, t.shopper] }),
    check('coupon_shopper_redeemed', sql`${t.redeemed} >= 0`),
  ],
)
