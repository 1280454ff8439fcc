import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { referralRewards as rewards } from '../database/schema/referral.ts'
import { gaveMembership } from '../membership/grant.ts'

/** What an order gave that is in use, and stays when its money goes back: whoever sends that back has to know. In sentences, each after a blank. */
export async function staysAfterRefund(db: Database, orderId: string): Promise<string> {
  const credited = and(eq(rewards.orderId, orderId), isNotNull(rewards.creditedAt), gt(rewards.reward, 0))
  const [reward] = await db.select({ cents: rewards.reward }).from(rewards).where(credited)
  return [
    (await gaveMembership(db, orderId)) &&
      ' The membership that it gave stays, and so does the store credit that came with it.',
    reward && ` The ${reward.cents} cents that whoever introduced its shopper got for it stay.`,
  ]
    .filter(words => words !== false && words !== undefined)
    .join('')
}
