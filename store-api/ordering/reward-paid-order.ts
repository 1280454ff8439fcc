import { waitsForItsGroup } from '../campaigns/unsettled.ts'
import { grantCredit } from '../credit/ledger.ts'
import type { Database } from '../database/database.ts'
import { grantMembership } from '../membership/grant.ts'
import { noteReward } from '../referral/reward.ts'

interface PaidOrder {
  id: string
  accountId: string | null
  /** Minor units. */
  subtotal: number
  /** Minor units. */
  total: number
}

/**
 * What a paid order gives accounts: membership with its credit, and the reward of whoever introduced the shopper. Once per
 * order, however often it is called; an order of a guest gives it when it joins an account.
 */
export async function rewardPaidOrder(tx: Database, order: PaidOrder, at: Date): Promise<void> {
  const { id: orderId, accountId } = order
  if (accountId === null) return
  const owned = { ...order, accountId }
  // Of a group buy that may still come to nothing it is given once that is settled.
  const credit = (await waitsForItsGroup(tx, orderId)) ? 0 : await grantMembership(tx, owned, at)
  if (credit > 0)
    await grantCredit(tx, {
      kind: 'gift',
      accountId,
      amount: credit,
      orderId,
      at,
      cause: `membership ${orderId}`,
    })
  await noteReward(tx, owned, at)
}
