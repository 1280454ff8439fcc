import type { Database } from '../database/database.ts'
import { campaignItems, fissionCampaigns } from '../database/schema/campaigns.ts'
import type { StoreDescription } from '../store-description/description.ts'
import { seedCampaignOrders } from './campaign-orders.ts'
import type { FindImage } from './media.ts'

const HOUR_MS = 3_600_000

/** Writes the group buys of a store that has none yet. */
export async function seedCampaigns(
  tx: Database,
  store: StoreDescription,
  image: FindImage,
  now: Date,
): Promise<void> {
  // Whole hours: a countdown that ends at 14:07:31 looks like a mistake.
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  for (const [position, campaign] of (store.campaigns ?? []).entries()) {
    const { startsInHours, endsInHours, items, sold = [], ...rest } = campaign
    const { status = 'active', totalLimit = null, shopperLimit = null } = rest
    const endsAt = new Date(hour + endsInHours * HOUR_MS)
    await tx.insert(fissionCampaigns).values({
      ...rest,
      thresholds: [...rest.thresholds],
      image: image(rest.image.name, rest.image.alt),
      status,
      startsAt: new Date(hour + startsInHours * HOUR_MS),
      endsAt,
      totalLimit,
      shopperLimit,
      paid: sold.reduce((sum, { units }) => sum + units, 0),
      closedAt: status === 'successful' || status === 'failed' ? endsAt : null,
      position,
    })
    await tx.insert(campaignItems).values(
      items.map((item, i) => ({
        id: `${campaign.id}-${i + 1}`,
        campaignId: campaign.id,
        ...item,
        prices: [...item.prices],
        position: i,
      })),
    )
    await seedCampaignOrders(tx, store, campaign, now)
  }
}
