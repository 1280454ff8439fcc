import { and, eq, isNull, max, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { referralGroups, referralMembers, referralRewards as rewards } from '../database/schema/referral.ts'
import { accounts } from '../database/schema/visitors.ts'
import { goodsOf } from '../order-parts/goods-of.ts'

/** Parts per million of what the goods cost that an introduced order earns without any group. */
const USUAL_RATE = 30_000
const MILLION = 1_000_000n

/** Best rate of the groups an account is in. */
export async function rewardRateOf(db: Database, accountId: string): Promise<number> {
  const [best] = await db
    .select({ rate: max(referralGroups.rewardRate) })
    .from(referralMembers)
    .innerJoin(referralGroups, eq(referralGroups.id, referralMembers.groupId))
    .where(eq(referralMembers.accountId, accountId))
  return best?.rate ?? USUAL_RATE
}

/** Rounded down to whole minor units. */
export const rewardFor = (goods: number, rate: number): number =>
  Number((BigInt(goods) * BigInt(rate)) / MILLION)

/** Writes down what a paid order earns whoever introduced its shopper, once per order; less where a part of it went back before. */
export async function noteReward(
  tx: Database,
  order: {
    id: string
    accountId: string
    subtotal: number
    discounts: readonly { amount: number }[]
    total: number
    refunded: number
  },
  now: Date,
): Promise<void> {
  const [introduced] = await tx
    .select({ by: accounts.referredBy })
    .from(accounts)
    .where(eq(accounts.id, order.accountId))
  const referrerId = introduced?.by
  if (!referrerId) return
  const reward = rewardFor(goodsOf(order), await rewardRateOf(tx, referrerId))
  const noted = await tx
    .insert(rewards)
    .values({
      orderId: order.id,
      referrerId,
      introducedId: order.accountId,
      total: order.total,
      reward,
      at: now,
    })
    .onConflictDoNothing()
    .returning({ id: rewards.orderId })
  if (noted.length > 0 && order.refunded > 0) await shrinkReward(tx, order, order.refunded)
}

/** An order that is taken back earns nothing; what is store credit already stands. */
export async function revokeReward(tx: Database, orderId: string): Promise<void> {
  await tx.delete(rewards).where(and(eq(rewards.orderId, orderId), isNull(rewards.creditedAt)))
}

/** Of an order that goes back in part the reward shrinks by the same part, rounded down. @param back minor units of the total */
export async function shrinkReward(
  tx: Database,
  order: { id: string; total: number },
  back: number,
): Promise<void> {
  if (order.total <= 0) return
  await tx
    .update(rewards)
    .set({ reward: sql`${rewards.reward} * ${order.total - back}::bigint / ${order.total}::bigint` })
    .where(and(eq(rewards.orderId, order.id), isNull(rewards.creditedAt)))
}
