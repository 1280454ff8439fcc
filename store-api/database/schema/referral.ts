import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalText } from '../../language/local-text.ts'
import { orders } from './ordering.ts'
import { accounts } from './visitors.ts'

/** Groups of people who bring shoppers, each with its reward. */
export const referralGroups = pgTable(
  'referral_groups',
  {
    id: text().primaryKey(),
    name: jsonb().$type<LocalText>().notNull(),
    description: jsonb().$type<LocalText>().notNull(),
    /** Parts per million of an introduced order's subtotal. */
    rewardRate: integer().notNull(),
    position: integer().notNull(),
  },
  t => [check('group_rate', sql`${t.rewardRate} between 0 and 1000000`)],
)

/** Referral ids of accounts that were joined to another: links with them are out in the world, and count for that one. */
export const formerReferralIds = pgTable(
  'former_referral_ids',
  {
    referralId: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  t => [index().on(t.accountId)],
)

export const referralMembers = pgTable(
  'referral_members',
  {
    groupId: text()
      .notNull()
      .references(() => referralGroups.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.groupId, t.accountId] }), index().on(t.accountId)],
)

/** One row per paid order of an introduced shopper. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    referrerId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    introducedId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Minor units. */
    total: bigint({ mode: 'number' }).notNull(),
    /** Minor units. */
    reward: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** When the reward became store credit: once the order cannot be taken back any more. */
    creditedAt: timestamp({ withTimezone: true }),
  },
  t => [
    index().on(t.referrerId, t.at.desc().nullsFirst()),
    index('rewards_to_credit').on(t.at).where(sql`credited_at is null`),
  ],
)
