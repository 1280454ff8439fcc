import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { CampaignProductItem } from 'shared-contracts/api/entities/campaign.ts'
import type { Handler } from '../calls/route.ts'
import { optionLabel } from '../catalog/option-label.ts'
import { SUMMARY, toSummary } from '../catalog/summary.ts'
import { campaignItems } from '../database/schema/campaigns.ts'
import { products, stock } from '../database/schema/catalog.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage } from '../language/local-text.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { type Campaign, findCampaign, tierAt } from './find-campaign.ts'

export const campaignProductItems: Handler<
  'GET productManagement2/campaignProductItem/list/all'
> = async given => {
  const { shop, visitor, query } = given
  const campaign = await findCampaign(shop.db, query.fissionCampaignId)
  return { items: await itemsOf(shop, visitor, campaign) }
}

export const campaignProductItem: Handler<
  'GET productManagement2/campaignProductItem/{id}'
> = async given => {
  const { shop, visitor, params } = given
  const [row] = await shop.db
    .select({ campaignId: campaignItems.campaignId })
    .from(campaignItems)
    .where(eq(campaignItems.id, params.id))
  if (!row) throw new Refusal('not-found')
  const campaign = await findCampaign(shop.db, row.campaignId)
  const [item] = await itemsOf(shop, visitor, campaign, eq(campaignItems.id, params.id))
  if (!item) throw new Refusal('not-found')
  return item
}

async function itemsOf(
  shop: Shop,
  { language }: Visitor,
  campaign: Campaign,
  which?: SQL,
): Promise<CampaignProductItem[]> {
  const rows = await shop.db
    .select({
      ...SUMMARY,
      options: products.options,
      itemId: campaignItems.id,
      optionPair: campaignItems.optionPair,
      prices: campaignItems.prices,
      regularPrice: stock.price,
      available: stock.available,
    })
    .from(campaignItems)
    .innerJoin(products, eq(products.id, campaignItems.productId))
    .innerJoin(
      stock,
      and(eq(stock.productId, campaignItems.productId), eq(stock.optionPair, campaignItems.optionPair)),
    )
    .where(and(eq(campaignItems.campaignId, campaign.id), eq(products.recordStatus, 'ACTIVE'), which))
    .orderBy(asc(campaignItems.position))
  const { thresholds, paid } = campaign
  const now = tierAt(thresholds, paid)
  return rows.map(row => ({
    id: row.itemId,
    fissionCampaignId: campaign.id,
    product: toSummary(row, language, shop.facts.currency),
    optionPair: row.optionPair,
    optionLabel: inLanguage(optionLabel(row.options, row.optionPair), language),
    regularPrice: row.regularPrice,
    price: row.prices[now] ?? row.regularPrice,
    tiers: thresholds.flatMap((paidCount, tier) => {
      const price = row.prices[tier]
      return price === undefined ? [] : [{ paidCount, price }]
    }),
    available: row.available,
  }))
}
