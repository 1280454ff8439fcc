import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { campaignOrders } from '../database/schema/campaign-orders.ts'
import { fissionCampaigns } from '../database/schema/campaigns.ts'
import { tierAt } from './find-campaign.ts'

/**
 * Whether a paid order of a group buy may go, or may have gone, without taking away a price that somebody has ordered at since: orders
 * paid and cancelled again would buy it for nothing. Read after the cancellation in its transaction no other can come between.
 */
export async function keepsPrice(db: Database, orderId: string): Promise<boolean> {
  const o = campaignOrders
  const [own] = await db
    .select({ order: o, campaign: fissionCampaigns })
    .from(o)
    .innerJoin(fissionCampaigns, eq(fissionCampaigns.id, o.campaignId))
    .where(eq(o.orderId, orderId))
  if (!own?.order.paidAt) return true
  const { thresholds, paid } = own.campaign
  const { units, state, paidAt, campaignId } = own.order
  const before = state === 'paid' ? paid : paid + units
  if (tierAt(thresholds, before - units) === tierAt(thresholds, before)) return true
  const since = await db
    .select({ id: o.orderId })
    .from(o)
    .where(
      and(
        eq(o.campaignId, campaignId),
        ne(o.orderId, orderId),
        gt(o.at, paidAt),
        inArray(o.state, ['reserved', 'paid']),
      ),
    )
    .limit(1)
  return since.length === 0
}
