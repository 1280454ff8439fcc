import { eq } from 'drizzle-orm'
import { isRunning } from '../campaigns/find-campaign.ts'
import { keepsPrice } from '../campaigns/keeps-price.ts'
import type { Database } from '../database/database.ts'
import { locations } from '../database/schema/store.ts'
import { gaveMembership } from '../membership/grant.ts'
import type { Order } from '../order-parts/hold.ts'
import { isUnpaid } from '../order-parts/unpaid.ts'
import { slotRules } from './locations.ts'
import { closesAt, opensAt } from './slots.ts'

/**
 * Whether the shopper may still cancel an order: always before it is paid or accepted, then until its time or day closes
 * for orders; in a group buy also not after its end, which settled what it costs, nor where others ordered at the price it helped to
 * reach; and never once it is ready. What is made at once, at a table, cannot be taken back.
 */
export async function canCancel(db: Database, order: Order, now: Date): Promise<boolean> {
  if (!order.holdsStock || order.status === 'CANCELLED') return false
  if (isUnpaid(order)) return true
  if (order.handedOver !== null) return false
  // A part of it went back by hand: what is left is for the store to settle.
  if (order.refunded > 0) return false
  // A membership and its credit are in use from the payment on.
  if (await gaveMembership(db, order.id)) return false
  if (order.fissionCampaignId && !(await isRunning(db, order.fissionCampaignId, now))) return false
  if (order.fissionCampaignId && !(await keepsPrice(db, order.id))) return false
  const [location] = await db.select().from(locations).where(eq(locations.id, order.locationId))
  const rules = location && slotRules(location, order.method)
  const { timeZone } = order.location
  if (order.slotStart) {
    const start = order.slotStart.getTime()
    return now.getTime() < (rules ? closesAt(rules, timeZone, start) : start)
  }
  if (!order.pickupDate || !rules) return false
  return now.getTime() < closesAt(rules, timeZone, opensAt(rules, timeZone, order.pickupDate))
}
