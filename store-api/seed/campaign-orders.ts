import { eq } from 'drizzle-orm'
import { optionLabel } from '../catalog/option-label.ts'
import type { Database } from '../database/database.ts'
import { campaignOrders } from '../database/schema/campaign-orders.ts'
import { fissionCampaigns } from '../database/schema/campaigns.ts'
import { products } from '../database/schema/catalog.ts'
import { orderEvents, orderLines, orders } from '../database/schema/ordering.ts'
import { locations } from '../database/schema/store.ts'
import { keptLocation } from '../ordering/locations.ts'
import { taxesOn } from '../ordering/taxes.ts'
import type { StoreDescription } from '../store-description/description.ts'
import type { CampaignDescription } from '../store-description/offers.ts'

const HOUR_MS = 3_600_000

/** Orders of people who joined a group buy before the store was seeded: paid in the order they stand, the first leads. */
export async function seedCampaignOrders(
  tx: Database,
  store: StoreDescription,
  campaign: CampaignDescription,
  now: Date,
): Promise<void> {
  const { sold = [], items } = campaign
  const [item] = items
  const [location] = await tx.select().from(locations).orderBy(locations.position).limit(1)
  const [product] = await tx
    .select()
    .from(products)
    .where(eq(products.id, item?.productId ?? ''))
  if (sold.length === 0 || !item || !location || !product) return
  const ids = sold.map((_, i) => `${campaign.id}-${i + 1}`.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  const [unitPrice = 0] = item.prices
  for (const [i, { firstName, lastName, units, hoursAgo }] of sold.entries()) {
    const [orderId = ''] = ids.slice(i)
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS)
    const { taxable, taxClass } = product
    const subtotal = unitPrice * units
    const taxes = taxesOn([{ amount: subtotal, taxable, taxClass }], location.province)
    await tx.insert(orders).values({
      id: orderId,
      status: 'NEW',
      paymentStatus: 'PAID_ONLINE',
      holdsStock: true,
      subtotal,
      taxes,
      total: subtotal + taxes.reduce((sum, tax) => sum + tax.amount, 0),
      currency: store.currency,
      method: 'pickup',
      locationId: location.id,
      location: keptLocation(location),
      contact: { firstName, lastName, email: `${orderId.toLowerCase()}@example.com`, phone: location.phone },
      fissionCampaignId: campaign.id,
      language: 'en',
      placedAt: at,
      expiresAt: at,
      receiptSentAt: at,
    })
    const { name, options, images } = product
    await tx.insert(orderLines).values({
      orderId,
      position: 0,
      productId: item.productId,
      optionPair: item.optionPair,
      name,
      optionLabel: optionLabel(options, item.optionPair),
      image: images[0] ?? null,
      quantity: units,
      unitPrice,
    })
    await tx.insert(orderEvents).values([
      { orderId, at, event: 'placed' },
      { orderId, at, event: 'paid' },
    ])
    await tx.insert(campaignOrders).values({
      orderId,
      campaignId: campaign.id,
      units,
      shoppers: [],
      lines: [{ itemId: `${campaign.id}-1`, quantity: units, unitPrice, taxable, taxClass }],
      state: campaign.status === 'successful' ? 'settled' : 'paid',
      at,
      paidAt: at,
    })
  }
  const [leaderOrderId = null] = ids
  await tx.update(fissionCampaigns).set({ leaderOrderId }).where(eq(fissionCampaigns.id, campaign.id))
}
