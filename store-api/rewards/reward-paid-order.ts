import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import { waitsForItsGroup } from '../campaigns/unsettled.ts'
import { grantCredit } from '../credit/ledger.ts'
import type { Database } from '../database/database.ts'
import { grantMembership } from '../membership/grant.ts'
import type { Order } from '../order-parts/hold.ts'
import { noteReward } from '../referral/reward.ts'

interface PaidOrder {
  id: string
  accountId: string | null
  /** Minor units. */
  subtotal: number
  discounts: readonly { amount: number }[]
  /** Minor units. */
  total: number
  /** Minor units of the total that went back. */
  refunded: number
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

/** Whether the money for an order has come: at a provider, or in the store, where it is paid when it is handed over. */
function isPaid({ status, paymentStatus, handedOver }: Order): boolean {
  const outcome = orderOutcome(status, paymentStatus)
  return outcome === 'paid' || (outcome === 'accepted' && handedOver === 'completed')
}

/** Gives what orders of a guest that have joined an account give it; one that all went back of before gives nothing. */
export async function rewardJoined(tx: Database, joined: readonly Order[], at: Date): Promise<void> {
  const isReturned = ({ refunded, total }: Order) => refunded > 0 && refunded >= total
  for (const order of joined) if (isPaid(order) && !isReturned(order)) await rewardPaidOrder(tx, order, at)
}
