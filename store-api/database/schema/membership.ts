import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LocalText } from '../../language/local-text.ts'
import { products } from './catalog.ts'
import { orders } from './ordering.ts'
import { accounts } from './visitors.ts'

/** What a product of type MEMBERSHIP gives. */
export const membershipPlans = pgTable(
  'membership_plans',
  {
    productId: text()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    months: integer().notNull(),
    /** Store credit given with each purchase of it, minor units. */
    credit: integer().notNull(),
    benefits: jsonb().$type<LocalText[]>().notNull(),
  },
  t => [check('plan_months', sql`${t.months} > 0`), check('plan_credit', sql`${t.credit} >= 0`)],
)

/** Time of membership that a paid order gave; a renewal begins when the time before it ends. */
export const memberships = pgTable(
  'memberships',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    productId: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  t => [index().on(t.accountId, t.until)],
)
