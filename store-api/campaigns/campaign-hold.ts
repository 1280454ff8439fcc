import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { campaignOrders } from '../database/schema/campaign-orders.ts'
import { campaignItems } from '../database/schema/campaigns.ts'
import { products } from '../database/schema/catalog.ts'
import { orderLines } from '../database/schema/ordering.ts'
import { Refusal } from '../http/refusal.ts'
import type { Hold } from '../order-parts/hold.ts'
import { NO_PAY_AT_STORE } from '../order-parts/no-pay-at-store.ts'
import { ownMailbox } from '../session/own-mailbox.ts'
import { shopperKeys } from '../session/shopper-keys.ts'
import { tierAt } from './find-campaign.ts'
import { claimUnits, release, reserve } from './reserve.ts'

/** Units of a group buy; an order of an ordinary cart holds none. */
export const campaignHold: Hold = {
  async take(tx, order, { now }) {
    const { id: orderId, fissionCampaignId: campaignId } = order
    if (!campaignId) return
    // What is not paid before the end cannot count, and the end says what it costs.
    if (order.paymentStatus === 'PAY_AT_STORE') throw new Refusal('invalid', NO_PAY_AT_STORE)
    const lines = await linesOfOrder(tx, orderId, campaignId)
    const units = lines.reduce((sum, line) => sum + line.quantity, 0)
    const who = { accountId: order.accountId, email: order.contact.email }
    const shoppers = shopperKeys(who)
    const own = await ownMailbox(tx, who)
    const campaign = await reserve(tx, { campaignId, units, shoppers, own, now })
    const tier = tierAt(campaign.thresholds, campaign.paid)
    if (lines.some(line => line.unitPrice !== line.prices[tier])) throw new Refusal('bill-changed')
    await tx.insert(campaignOrders).values({
      orderId,
      campaignId,
      units,
      shoppers,
      lines: lines.map(({ prices: _, ...line }) => line),
      state: 'reserved',
      at: now,
    })
    // Paid as soon as it is placed.
    if (order.due === 0) await claimUnits(tx, { campaignId, units, shoppers })
  },
  async giveBack(tx, order) {
    if (order.fissionCampaignId) await release(tx, order.id)
  },
  async retake(tx, order, now) {
    if (!order.fissionCampaignId) return true
    const own = and(eq(campaignOrders.orderId, order.id), eq(campaignOrders.state, 'released'))
    const [before] = await tx.select().from(campaignOrders).where(own)
    if (!before) return false
    try {
      const who = { accountId: order.accountId, email: order.contact.email }
      await reserve(tx, { ...before, own: await ownMailbox(tx, who), now })
      await claimUnits(tx, before)
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
    await tx.update(campaignOrders).set({ state: 'reserved' }).where(own)
    return true
  },
  async claim(tx, order) {
    if (!order.fissionCampaignId) return
    const own = and(eq(campaignOrders.orderId, order.id), eq(campaignOrders.state, 'reserved'))
    const [reserved] = await tx.select().from(campaignOrders).where(own)
    if (reserved) await claimUnits(tx, reserved)
  },
}

async function linesOfOrder(tx: Database, orderId: string, campaignId: string) {
  const rows = await tx
    .select({
      itemId: campaignItems.id,
      prices: campaignItems.prices,
      quantity: orderLines.quantity,
      unitPrice: orderLines.unitPrice,
      taxable: products.taxable,
      taxClass: products.taxClass,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(
      campaignItems,
      and(
        eq(campaignItems.campaignId, campaignId),
        eq(campaignItems.productId, orderLines.productId),
        eq(campaignItems.optionPair, orderLines.optionPair),
      ),
    )
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  return rows.map(({ itemId, prices, ...line }) => {
    // It was sold in this group buy when it went into the cart, and is not any more.
    if (itemId === null || prices === null) throw new Refusal('bill-changed')
    return { itemId, prices, ...line }
  })
}
