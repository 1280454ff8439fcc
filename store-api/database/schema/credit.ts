import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { CREDIT_KINDS } from 'shared-contracts/api/entities/credit.ts'
import { accounts } from './visitors.ts'

/** Store credit of an account in minor units; the sum of its entries at any time. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    balance: bigint({ mode: 'number' }).notNull(),
  },
  t => [check('credit_not_negative', sql`${t.balance} >= 0`)],
)

/** Ledger: rows are added, and changed only where accounts become one; `kind` names the other side of each. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: CREDIT_KINDS }).notNull(),
    /** Minor units; what is spent is negative. */
    amount: bigint({ mode: 'number' }).notNull(),
    balanceAfter: bigint({ mode: 'number' }).notNull(),
    /** No reference: the ledger outlives what it is about. */
    orderId: text(),
    note: text(),
    /** What must happen only once, e.g. the reward for one referral. */
    cause: text().unique(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  t => [
    index().on(t.accountId, t.seq.desc().nullsFirst()),
    index().on(t.orderId),
    check('credit_amount', sql`${t.amount} <> 0`),
    check('credit_after', sql`${t.balanceAfter} >= 0`),
  ],
)
