import { inArray } from 'drizzle-orm'
import { balanceOf, grantCredit } from '../credit/ledger.ts'
import type { Database } from '../database/database.ts'
import { memberships } from '../database/schema/membership.ts'
import { orders } from '../database/schema/ordering.ts'
import { referralRewards } from '../database/schema/referral.ts'
import { accounts } from '../database/schema/visitors.ts'
import { standInsOf } from './find-by-email.ts'

/**
 * The mailbox is proven: what was registered again with its address becomes part of its account. Only what shoppers
 * gained moves; ways to sign in (passwords, linked identities, sessions) do not.
 */
export async function joinStandIns(tx: Database, email: string, accountId: string, now: Date): Promise<void> {
  const ids = await standInsOf(tx, email)
  if (ids.length === 0) return
  await tx.update(orders).set({ accountId }).where(inArray(orders.accountId, ids))
  await tx.update(memberships).set({ accountId }).where(inArray(memberships.accountId, ids))
  await tx
    .update(referralRewards)
    .set({ referrerId: accountId })
    .where(inArray(referralRewards.referrerId, ids))
  await tx.update(accounts).set({ referredBy: accountId }).where(inArray(accounts.referredBy, ids))
  for (const id of ids) {
    const amount = await balanceOf(tx, id)
    if (amount > 0) await grantCredit(tx, { kind: 'gift', accountId, amount, at: now, cause: `joined ${id}` })
  }
  await tx.delete(accounts).where(inArray(accounts.id, ids))
}
