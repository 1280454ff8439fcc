import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './ordering.ts'

export const ATTEMPT_STATES = ['open', 'paid', 'failed', 'refund-due', 'refunded', 'mismatch'] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** One try to pay one order at one provider. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    method: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    state: text({ enum: ATTEMPT_STATES }).notNull(),
    providerRef: text(),
    /** Lets a browser without our cookie see the outcome; its hash only. */
    returnTokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the provider is asked again by itself; null once nothing more can come. */
    nextCheckAt: timestamp({ withTimezone: true }),
    checks: integer().notNull().default(0),
  },
  t => [
    index().on(t.orderId),
    index('attempts_to_check').on(t.nextCheckAt).where(sql`next_check_at is not null`),
  ],
)
