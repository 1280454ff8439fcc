import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { campaignOrders } from '../database/schema/campaign-orders.ts'
import { fissionCampaigns } from '../database/schema/campaigns.ts'
import type { Order } from '../order-parts/hold.ts'

/**
 * Turns what a locked order has reserved in its group buy into paid units; the first to pay leads.
 * @returns false, with nothing changed, when the group buy is over; true for an order of none
 */
export async function countPaid(tx: Database, order: Order, now: Date): Promise<boolean> {
  if (!order.fissionCampaignId) return true
  const own = and(eq(campaignOrders.orderId, order.id), eq(campaignOrders.state, 'reserved'))
  const [reserved] = await tx.select().from(campaignOrders).where(own)
  if (!reserved) return false
  const counted = await tx
    .update(fissionCampaigns)
    .set({
      reserved: sql`${fissionCampaigns.reserved} - ${reserved.units}`,
      paid: sql`${fissionCampaigns.paid} + ${reserved.units}`,
      leaderOrderId: sql`coalesce(${fissionCampaigns.leaderOrderId}, ${order.id})`,
    })
    .where(
      and(
        eq(fissionCampaigns.id, reserved.campaignId),
        eq(fissionCampaigns.status, 'active'),
        gt(fissionCampaigns.endsAt, now),
      ),
    )
    .returning({ id: fissionCampaigns.id })
  if (counted.length === 0) return false
  await tx.update(campaignOrders).set({ state: 'paid', paidAt: now }).where(own)
  return true
}
