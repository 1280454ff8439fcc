import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { LocalText } from '../../language/local-text.ts'
import { products } from './catalog.ts'
import type { StoredImage } from './stored.ts'

const CAMPAIGN_STATUSES = ['draft', 'active', 'successful', 'failed', 'cancelled'] as const

/** A group buy. Counts are units; what is ordered and not yet paid stands apart from what is paid (GRP-2). */
export const fissionCampaigns = pgTable(
  'fission_campaigns',
  {
    id: text().primaryKey(),
    name: jsonb().$type<LocalText>().notNull(),
    description: jsonb().$type<LocalText>().notNull(),
    image: jsonb().$type<StoredImage>(),
    status: text({ enum: CAMPAIGN_STATUSES }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Paid units without which it fails. */
    goal: integer().notNull(),
    /** Paid units from which each price counts, rising; the first is 0. */
    thresholds: integer().array().notNull(),
    /** Units that can be ordered altogether, and by one shopper; null: any number. */
    totalLimit: integer(),
    shopperLimit: integer(),
    reserved: integer().notNull().default(0),
    paid: integer().notNull().default(0),
    /** Order of the first to pay. */
    leaderOrderId: text(),
    closedAt: timestamp({ withTimezone: true }),
    position: integer().notNull(),
  },
  t => [
    check('campaign_time', sql`${t.startsAt} < ${t.endsAt}`),
    check('campaign_counts', sql`${t.reserved} >= 0 and ${t.paid} >= 0`),
    check('campaign_limit', sql`${t.totalLimit} is null or ${t.reserved} + ${t.paid} <= ${t.totalLimit}`),
    index('campaigns_to_close').on(t.endsAt).where(sql`status = 'active'`),
  ],
)

/** What a group buy sells; `prices` in minor units, one for each of the campaign's thresholds. */
export const campaignItems = pgTable(
  'campaign_items',
  {
    id: text().primaryKey(),
    campaignId: text()
      .notNull()
      .references(() => fissionCampaigns.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    optionPair: text().notNull(),
    prices: integer().array().notNull(),
    position: integer().notNull(),
  },
  t => [unique('campaign_item_once').on(t.campaignId, t.productId, t.optionPair)],
)

/** Units that one shopper (an account or a mail address, hashed) has ordered in a group buy. */
export const campaignShoppers = pgTable(
  'campaign_shoppers',
  {
    campaignId: text()
      .notNull()
      .references(() => fissionCampaigns.id, { onDelete: 'cascade' }),
    shopper: text().notNull(),
    units: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.campaignId, t.shopper] }),
    check('campaign_shopper_units', sql`${t.units} >= 0`),
  ],
)
