import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { waitsForItsGroup } from '../campaigns/unsettled.ts'
import { grantCredit } from '../credit/ledger.ts'
import { transaction } from '../database/database.ts'
import { referralRewards as rewards } from '../database/schema/referral.ts'
import { succeeds } from '../order-parts/try-each.ts'
import type { Shop } from '../shop.ts'
import { canCancel } from './cancellable.ts'
import { lockOrder } from './lock-order.ts'

const BATCH_SIZE = 100

/**
 * Turns rewards into store credit once their orders cannot be taken back any more; an order that was taken back earns
 * nothing.
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
    if (!order || (order.status !== 'CANCELLED' && (await canCancel(tx, order, at)))) return false
    const unsettled = and(eq(rewards.orderId, orderId), isNull(rewards.creditedAt))
    // Its group buy may still come to nothing, or cost less.
    if (order.status !== 'CANCELLED' && (await waitsForItsGroup(tx, orderId))) return false
    if (order.status === 'CANCELLED') {
      await tx.delete(rewards).where(unsettled)
      return false
    }
    const [due] = await tx.update(rewards).set({ creditedAt: at }).where(unsettled).returning()
    if (!due || due.reward === 0) return false
    const { referrerId: accountId, reward: amount } = due
    return grantCredit(tx, { kind: 'referral', accountId, amount, at, cause: `referral ${orderId}` })
  })
}
