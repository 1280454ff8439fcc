import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './ordering.ts'

const ATTEMPT_STATES = ['open', 'paid', 'failed', 'refund-due', 'refunded', 'mismatch'] as const
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
    /** Minor units of it that go back; null: all. */
    refundAmount: bigint({ mode: 'number' }),
    /** Why, for the order's timeline. */
    refundNote: text(),
    /** What the provider calls it; where the shop can ask by that alone it is known from the start. */
    providerRef: text(),
    /** Its page shows a code for a phone. */
    scan: boolean().notNull().default(false),
    /** Open id of the one it was opened for (mini program). */
    payer: text(),
    /** The provider's page; null until it answered. */
    redirectUrl: text(),
    /** Lets a browser without our cookie see the outcome; its hash only. */
    returnTokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Which of two was opened later: `createdAt` goes back with the machine's clock. */
    seq: bigserial({ mode: 'number' }).notNull(),
    /** When the provider is asked again by itself; null once nothing more can come. */
    nextCheckAt: timestamp({ withTimezone: true }),
    checks: integer().notNull().default(0),
  },
  t => [
    index().on(t.orderId),
    index('attempts_to_check').on(t.nextCheckAt).where(sql`next_check_at is not null`),
  ],
)

/** What mini programs said went wrong, as they said it; it changes no order. */
export const paymentReports = pgTable(
  'payment_reports',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    message: text().notNull(),
  },
  t => [index().on(t.orderId)],
)
