import { inArray } from 'drizzle-orm'
import type { FissionCampaign } from 'shared-contracts/api/entities/campaign.ts'
import { toImage } from '../catalog/image.ts'
import { campaignItems } from '../database/schema/campaigns.ts'
import { orders } from '../database/schema/ordering.ts'
import { inLanguage } from '../language/local-text.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { type Campaign, phaseOf, tierAt } from './find-campaign.ts'
import { maskedName } from './masked-name.ts'

/** Campaigns as calls answer with them; never a draft. */
export async function toCampaigns(
  shop: Shop,
  { language }: Visitor,
  list: readonly Campaign[],
): Promise<FissionCampaign[]> {
  const shown = list.flatMap(campaign => {
    const { status } = campaign
    return status === 'draft' ? [] : [{ ...campaign, status }]
  })
  const ids = shown.map(campaign => campaign.id)
  const items =
    ids.length === 0
      ? []
      : await shop.db.select().from(campaignItems).where(inArray(campaignItems.campaignId, ids))
  const leaders = await leadersOf(shop, shown)
  const now = shop.now()
  return shown.map(campaign => {
    const prices = items.filter(item => item.campaignId === campaign.id).map(item => item.prices)
    return {
      id: campaign.id,
      name: inLanguage(campaign.name, language),
      description: inLanguage(campaign.description, language),
      image: campaign.image && toImage(campaign.image, language),
      status: campaign.status,
      phase: phaseOf(campaign, now),
      startsAt: campaign.startsAt.toISOString(),
      endsAt: campaign.endsAt.toISOString(),
      serverTime: now.toISOString(),
      timeZone: shop.facts.timeZone,
      goal: campaign.goal,
      paidCount: campaign.paid,
      reservedCount: campaign.reserved,
      totalLimit: campaign.totalLimit,
      shopperLimit: campaign.shopperLimit,
      tiers: campaign.thresholds.map((paidCount, tier) => ({
        paidCount,
        from: Math.min(...prices.flatMap(row => row[tier] ?? [])),
      })),
      tier: tierAt(campaign.thresholds, campaign.paid),
      currency: shop.facts.currency,
      leader: leaders.get(campaign.leaderOrderId ?? '') ?? null,
    }
  })
}

async function leadersOf(shop: Shop, list: readonly Campaign[]): Promise<Map<string, string>> {
  const ids = list.flatMap(campaign => campaign.leaderOrderId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await shop.db
    .select({ id: orders.id, contact: orders.contact })
    .from(orders)
    .where(inArray(orders.id, ids))
  return new Map(rows.map(({ id, contact }) => [id, maskedName(contact)]))
}
