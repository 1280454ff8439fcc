import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

const SANDBOX_STATES = ['pending', 'paid', 'declined', 'cancelled', 'expired', 'refunded'] as const
export type SandboxState = (typeof SANDBOX_STATES)[number]

/** How a payment of the sandbox misbehaves. */
export interface Switches {
  /** When the merchant hears of it, against the shopper's way back. */
  notice: 'before' | 'after' | 'twice' | 'never'
  /** How its status query answers; `bare`: without the status. */
  check: 'usual' | 'slow' | '500' | 'bare'
  /** `mismatch`: one minor unit more was paid than was asked for. */
  amount: 'right' | 'mismatch'
}

/** The sandbox providers' own book; the shop never reads it. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    /** The merchant's number of it. */
    merchantOrderId: text().notNull(),
    /** The provider's number of the transaction. */
    tranId: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The amount as the merchant wrote it, in this provider's unit. */
    written: text().notNull(),
    currency: text().notNull(),
    channel: text().notNull(),
    storeName: text().notNull(),
    reference: text().notNull(),
    /** Null where the shopper is brought back by other means. */
    returnUrl: text(),
    cancelUrl: text(),
    notifyUrl: text().notNull(),
    /** Shows a code for a phone. */
    scan: boolean().notNull().default(false),
    payer: text(),
    state: text({ enum: SANDBOX_STATES }).notNull(),
    /** The merchant took the money that was approved, where it has to. */
    captured: boolean().notNull().default(false),
    /** Minor units that were sent back. */
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    /** What the shopper chose and when it takes effect. */
    outcome: text({ enum: SANDBOX_STATES }),
    settlesAt: timestamp({ withTimezone: true }),
    /** When it is paid after all, having failed before. */
    paidLateAt: timestamp({ withTimezone: true }),
    switches: jsonb().$type<Switches>(),
    /** Seconds that a slow status query takes. */
    slowSeconds: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [unique('sandbox_payment_of_order').on(t.provider, t.merchantOrderId)],
)

/** The sandbox provider's own book of codes and tokens; the shop never reads it. */
export const sandboxIdentityGrants = pgTable('sandbox_identity_grants', {
  /** Code or access token, as its hash. */
  hash: text().primaryKey(),
  appId: text().notNull(),
  person: text().notNull(),
  kind: text({ enum: ['code', 'mini-code', 'alipay-code', 'token'] }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})
