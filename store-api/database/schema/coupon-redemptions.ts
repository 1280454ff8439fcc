import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { coupons } from './coupons.ts'
import { orders } from './ordering.ts'

/** One coupon an order. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    code: text()
      .notNull()
      .references(() => coupons.code, { onDelete: 'cascade' }),
    shoppers: text().array().notNull(),
    /** Given back with the order; a payment that comes late takes it again. */
    returned: boolean().notNull().default(false),
  },
  t => [index().on(t.code)],
)
