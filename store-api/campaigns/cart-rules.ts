import { and, eq, sum } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { campaignItems } from '../database/schema/campaigns.ts'
import { cartLines } from '../database/schema/cart.ts'
import { Refusal } from '../http/refusal.ts'
import { findCampaign } from './find-campaign.ts'
import { refuseUnlessOpen } from './reserve.ts'

/**
 * Refuses what a group buy does not sell, or not now.
 * @throws Refusal `not-found`, `campaign-not-open`
 */
export async function refuseOutside(
  tx: Database,
  campaignId: string,
  item: { productID: string; optionPair: string },
  now: Date,
): Promise<void> {
  refuseUnlessOpen(await findCampaign(tx, campaignId), now)
  const [sold] = await tx
    .select({ id: campaignItems.id })
    .from(campaignItems)
    .where(
      and(
        eq(campaignItems.campaignId, campaignId),
        eq(campaignItems.productId, item.productID),
        eq(campaignItems.optionPair, item.optionPair),
      ),
    )
  if (!sold) throw new Refusal('not-found')
}

/**
 * Tells a shopper while filling the locked cart what the order would be refused for; the guard is the order's.
 * @throws Refusal `campaign-limit`
 */
export async function refuseOverLimit(tx: Database, campaignId: string, cartId: string): Promise<void> {
  const { shopperLimit: limit } = await findCampaign(tx, campaignId)
  if (limit === null) return
  const [held] = await tx
    .select({ units: sum(cartLines.quantity).mapWith(Number) })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
  if ((held?.units ?? 0) <= limit) return
  // What is in the cart counts: how many more there can be is not what the order would say.
  throw new Refusal('campaign-limit', { message: 'campaign-limit.cart', values: { limit } })
}
