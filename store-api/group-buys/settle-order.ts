import { eq, inArray } from 'drizzle-orm'
import { type Campaign, tierAt } from '../campaigns/find-campaign.ts'
import type { Database } from '../database/database.ts'
import { campaignOrders } from '../database/schema/campaign-orders.ts'
import { campaignItems, fissionCampaigns } from '../database/schema/campaigns.ts'
import { orderEvents } from '../database/schema/ordering.ts'
import { locations } from '../database/schema/store.ts'
import { storedLanguage } from '../language/local-text.ts'
import { type MessageKey, say } from '../language/messages.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Order } from '../order-parts/hold.ts'
import { giveBack } from '../ordering/give-back.ts'
import { moneyBack } from '../payment/money-back.ts'
import { refundPart, refundPayment } from '../payment/refund-order.ts'
import { rewardPaidOrder } from '../rewards/reward-paid-order.ts'
import { priceDifference } from './price-difference.ts'

type CampaignOrder = typeof campaignOrders.$inferSelect

/**
 * Settles a locked order of a group buy that has ended: an unpaid one is cancelled; a paid one gets back what the final
 * price is lower, or everything where the group buy came to nothing; either is mailed. Repeating it changes nothing.
 */
export async function settleCampaignOrder(tx: Database, order: Order, now: Date): Promise<void> {
  const [found] = await tx
    .select({ entry: campaignOrders, campaign: fissionCampaigns })
    .from(campaignOrders)
    .innerJoin(fissionCampaigns, eq(fissionCampaigns.id, campaignOrders.campaignId))
    .where(eq(campaignOrders.orderId, order.id))
  if (!found || found.campaign.status === 'active') return
  const { entry, campaign } = found
  if (entry.state === 'reserved') return giveBack(tx, order, now, words(order, 'campaign-over-unpaid'))
  if (entry.state !== 'paid') return
  if (campaign.status === 'successful') {
    await refundDifference(tx, order, entry, campaign, now)
    return rewardPaidOrder(tx, order, now)
  }
  await setState(tx, order.id, { state: 'refunded', refund: order.total })
  const atProvider = await refundPayment(tx, order.id, now)
  const why = campaign.status === 'failed' ? 'campaign-failed' : 'campaign-called-off'
  await giveBack(tx, order, now, words(order, why))
  // A provider's refund is written down once it has gone through.
  const note = moneyBack(order, order.storeCredit, null)
  if (!atProvider)
    await tx.insert(orderEvents).values({ orderId: order.id, at: now, event: 'refunded', note })
}

async function refundDifference(
  tx: Database,
  order: Order,
  entry: CampaignOrder,
  campaign: Campaign,
  now: Date,
): Promise<void> {
  const tier = tierAt(campaign.thresholds, campaign.paid)
  const itemIds = entry.lines.map(line => line.itemId)
  const items = await tx.select().from(campaignItems).where(inArray(campaignItems.id, itemIds))
  const prices = entry.lines.map(
    line => items.find(item => item.id === line.itemId)?.prices[tier] ?? line.unitPrice,
  )
  const { deliveryFee } = order
  const amount = priceDifference(entry.lines, prices, { province: await provinceOf(tx, order), deliveryFee })
  const note = words(order, 'campaign-lower-price')
  const { atProvider, asCredit } =
    amount > 0 ? await refundPart(tx, order, { amount, note, now }) : { atProvider: 0, asCredit: 0 }
  await setState(tx, order.id, { state: 'settled', refund: atProvider + asCredit })
  const told = {
    orderId: order.id,
    at: now,
    event: 'refunded',
    note: moneyBack(order, asCredit, note),
  } as const
  if (asCredit > 0) await tx.insert(orderEvents).values(told)
  await queueMail(tx, now, {
    kind: 'group-buy-reached',
    recipient: order.contact.email,
    language: storedLanguage(order.language),
    data: { orderId: order.id, atProvider: String(atProvider), asCredit: String(asCredit) },
  })
}

/** Where the order was taxed: as a bill has it. */
async function provinceOf(tx: Database, order: Order): Promise<string> {
  if (order.address) return order.address.province
  const [location] = await tx
    .select({ province: locations.province })
    .from(locations)
    .where(eq(locations.id, order.locationId))
  const province = location?.province ?? order.location.address?.province
  if (!province) throw new Error(`order ${order.id} was placed nowhere`)
  return province
}

const setState = (tx: Database, orderId: string, change: { state: 'settled' | 'refunded'; refund: number }) =>
  tx.update(campaignOrders).set(change).where(eq(campaignOrders.orderId, orderId))

const words = (order: Order, key: MessageKey): string => say(storedLanguage(order.language), key)
