import { eq, max } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { referralGroups, referralMembers, referralRewards } from '../database/schema/referral.ts'
import { accounts } from '../database/schema/visitors.ts'

/** Parts per million of the subtotal that an introduced order earns without any group. */
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
export const rewardFor = (subtotal: number, rate: number): number =>
  Number((BigInt(subtotal) * BigInt(rate)) / MILLION)

/** Writes down what a paid order earns whoever introduced its shopper, once per order. */
export async function noteReward(
  tx: Database,
  order: { id: string; accountId: string; subtotal: number; total: number },
  now: Date,
): Promise<void> {
  const [introduced] = await tx
    .select({ by: accounts.referredBy })
    .from(accounts)
    .where(eq(accounts.id, order.accountId))
  const referrerId = introduced?.by
  if (!referrerId) return
  const reward = rewardFor(order.subtotal, await rewardRateOf(tx, referrerId))
  await tx
    .insert(referralRewards)
    .values({
      orderId: order.id,
      referrerId,
      introducedId: order.accountId,
      total: order.total,
      reward,
      at: now,
    })
    .onConflictDoNothing()
}
