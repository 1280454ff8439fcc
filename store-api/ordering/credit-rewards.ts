import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { waitsForItsGroup } from '../campaigns/unsettled.ts'
import { grantCredit } from '../credit/ledger.ts'
import { type Database, transaction } from '../database/database.ts'
import { referralRewards as rewards } from '../database/schema/referral.ts'
import { locations } from '../database/schema/store.ts'
import type { Order } from '../order-parts/hold.ts'
import { isReceived } from '../order-parts/is-received.ts'
import { succeeds } from '../order-parts/try-each.ts'
import type { Shop } from '../shop.ts'
import { canCancel } from './cancellable.ts'
import { lockOrder } from './lock-order.ts'
import { isTimeOver } from './slot-places.ts'

const BATCH_SIZE = 100

/**
 * Turns rewards into store credit once their orders cannot be taken back any more, by their shoppers or by a store that cannot
 * fulfil them; an order that was taken back earns nothing.
 * @returns how many became credit; none while nobody knows what time it is
 */
export async function creditRewards(shop: Shop): Promise<number> {
  // What has become credit is not taken back with its order.
  if (shop.clock.differs()) return 0
  let credited = 0
  for (let after = ''; ; ) {
    const open = await shop.db
      .select({ orderId: rewards.orderId })
      .from(rewards)
      .where(and(isNull(rewards.creditedAt), gt(rewards.orderId, after)))
      .orderBy(asc(rewards.orderId))
      .limit(BATCH_SIZE)
    for (const { orderId } of open)
      await succeeds(shop, { task: 'credit rewards', id: orderId }, async () => {
        if (await credit(shop, orderId)) credited++
      })
    const last = open.at(-1)
    if (!last || open.length < BATCH_SIZE) return credited
    after = last.orderId
  }
}

function credit(shop: Shop, orderId: string): Promise<boolean> {
  return transaction(shop.db, async tx => {
    const order = await lockOrder(tx, orderId)
    const at = shop.now()
    if (!order) return false
    const unsettled = and(eq(rewards.orderId, orderId), isNull(rewards.creditedAt))
    if (order.status === 'CANCELLED') {
      await tx.delete(rewards).where(unsettled)
      return false
    }
    if ((await canCancel(tx, order, at)) || (await isUnderWay(tx, order, at))) return false
    // Its group buy may still come to nothing, or cost less.
    if (await waitsForItsGroup(tx, orderId)) return false
    const [due] = await tx.update(rewards).set({ creditedAt: at }).where(unsettled).returning()
    if (!due || due.reward === 0) return false
    const { referrerId: accountId, reward: amount } = due
    return grantCredit(tx, { kind: 'referral', accountId, amount, at, cause: `referral ${orderId}` })
  })
}

/** Whether it is yet to be handed over. Not every store writes that down: once its time is over, it was. */
async function isUnderWay(tx: Database, order: Order, at: Date): Promise<boolean> {
  if (order.handedOver === 'completed' || !isReceived(order)) return false
  const [location] = await tx.select().from(locations).where(eq(locations.id, order.locationId))
  return location !== undefined && !isTimeOver(order, location, at)
}
