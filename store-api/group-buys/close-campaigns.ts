import { and, asc, eq, inArray, lte, ne, notInArray, sql } from 'drizzle-orm'
import { transaction } from '../database/database.ts'
import { campaignOrders } from '../database/schema/campaign-orders.ts'
import { fissionCampaigns } from '../database/schema/campaigns.ts'
import { dealWithBatch } from '../order-parts/try-each.ts'
import { lockOrder } from '../ordering/lock-order.ts'
import type { Shop } from '../shop.ts'
import { settleCampaignOrder } from './settle-order.ts'

/** Orders one call may settle: the rest waits for the next. */
const BATCH_SIZE = 50

/**
 * Ends running campaigns whose time is over: one conditional update, so that one of several processes does it. One that is ended too
 * early is never taken back, everyone is refunded: while nobody knows what time it is none is ended.
 */
export async function closeCampaigns(shop: Shop): Promise<void> {
  if (shop.clock.differs()) return
  const now = shop.now()
  const c = fissionCampaigns
  await shop.db
    .update(c)
    .set({
      status: sql`case when ${c.paid} >= ${c.goal} then 'successful' else 'failed' end`,
      closedAt: now,
    })
    .where(and(eq(c.status, 'active'), lte(c.endsAt, now)))
}

/**
 * Calls a campaign off: nothing can be ordered in it from here on, and everyone gets their money back.
 * @returns false when it is over or called off already
 */
export async function cancelCampaign(shop: Pick<Shop, 'db' | 'now'>, id: string): Promise<boolean> {
  const rows = await shop.db
    .update(fissionCampaigns)
    .set({ status: 'cancelled', closedAt: shop.now() })
    .where(and(eq(fissionCampaigns.id, id), inArray(fissionCampaigns.status, ['draft', 'active'])))
    .returning({ id: fissionCampaigns.id })
  return rows.length > 0
}

/**
 * Ends what is over and settles the orders of ended campaigns, each in a transaction of its own: a crash or a second
 * process leaves none out and settles none twice.
 * @returns how many orders were dealt with
 */
export async function settleCampaigns(shop: Shop): Promise<number> {
  if (shop.clock.differs()) return 0
  await closeCampaigns(shop)
  return dealWithBatch(shop, {
    task: 'settle group buys',
    async next(failed) {
      const waiting = await shop.db
        .select({ orderId: campaignOrders.orderId })
        .from(campaignOrders)
        .innerJoin(fissionCampaigns, eq(fissionCampaigns.id, campaignOrders.campaignId))
        .where(
          and(
            inArray(campaignOrders.state, ['reserved', 'paid']),
            ne(fissionCampaigns.status, 'active'),
            ne(fissionCampaigns.status, 'draft'),
            notInArray(campaignOrders.orderId, [...failed]),
          ),
        )
        .orderBy(asc(campaignOrders.at))
        .limit(BATCH_SIZE)
      return waiting.map(({ orderId }) => orderId)
    },
    deal: orderId =>
      transaction(shop.db, async tx => {
        const order = await lockOrder(tx, orderId)
        if (order) await settleCampaignOrder(tx, order, shop.now())
      }),
  })
}
