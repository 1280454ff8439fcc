import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The sandbox provider's own book; the shop never reads it. */
export const sandboxOttPayments = pgTable('sandbox_ott_payments', {
  id: text().primaryKey(),
  merchantOrderId: text().notNull().unique(),
  tranId: text().notNull(),
  /** Cents as text, as this provider writes amounts. */
  amount: text().notNull(),
  currency: text().notNull(),
  channel: text().notNull(),
  storeName: text().notNull(),
  reference: text().notNull(),
  returnUrl: text().notNull(),
  notifyUrl: text().notNull(),
  state: text({ enum: ['PROCESSING', 'SUCCESS', 'ORDERCLOSE', 'REFUND'] }).notNull(),
  /** What the shopper chose and when it takes effect. */
  outcome: text({ enum: ['SUCCESS', 'ORDERCLOSE'] }),
  settlesAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
