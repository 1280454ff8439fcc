import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { fissionCampaigns } from './campaigns.ts'
import { orders } from './ordering.ts'

/** `reserved` until paid or `released`; at the end of the campaign `settled` at the final price, or `refunded`. */
const CAMPAIGN_ORDER_STATES = ['reserved', 'paid', 'released', 'settled', 'refunded'] as const

/** A line as ordered, with what its taxes hang on: what a lower price gives back is computed from it. */
export interface CampaignOrderLine {
  itemId: string
  quantity: number
  /** Minor units. */
  unitPrice: number
  taxable: boolean
  taxClass: string | null
}

export const campaignOrders = pgTable(
  'campaign_orders',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    campaignId: text()
      .notNull()
      .references(() => fissionCampaigns.id, { onDelete: 'cascade' }),
    units: integer().notNull(),
    shoppers: text().array().notNull(),
    lines: jsonb().$type<CampaignOrderLine[]>().notNull(),
    state: text({ enum: CAMPAIGN_ORDER_STATES }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    /** Minor units given back at the end. */
    refund: bigint({ mode: 'number' }).notNull().default(0),
  },
  t => [
    index().on(t.campaignId, t.at.desc().nullsFirst()),
    index('campaign_orders_to_settle').on(t.campaignId).where(sql`state in ('reserved', 'paid')`),
  ],
)
