import { asc, eq, inArray, sql } from 'drizzle-orm'
import { moveCarts } from '../cart/move-carts.ts'
import { joinCredit } from '../credit/ledger.ts'
import type { Database } from '../database/database.ts'
import { carts } from '../database/schema/cart.ts'
import { coupons } from '../database/schema/coupons.ts'
import { orders } from '../database/schema/ordering.ts'
import { referralMembers, referralRewards } from '../database/schema/referral.ts'
import { accounts } from '../database/schema/visitors.ts'
import { joinMemberships } from '../membership/join-memberships.ts'
import { NO_ACCOUNT } from './password.ts'
import { endWaysIn } from './prove-mailbox.ts'

interface StandIn {
  id: string
  /** Whoever proved the mailbox also showed that they registered it. */
  theirs: boolean
}

/**
 * The mailbox is proven: nobody else signs in with its address from here on. What the owner themself registered again becomes part of the account;
 * only what shoppers gained and what lies in their carts moves, ways to sign in do not. What a stranger registered stays apart, for the store to settle.
 */
export async function joinStandIns(
  tx: Database,
  standIns: readonly StandIn[],
  accountId: string,
  now: Date,
): Promise<void> {
  for (const { id, theirs } of standIns) {
    if (theirs) continue
    await endWaysIn(tx, id)
    await tx.update(accounts).set({ passwordHash: NO_ACCOUNT }).where(eq(accounts.id, id))
  }
  const ids = standIns.filter(one => one.theirs).map(one => one.id)
  if (ids.length === 0) return
  await tx.update(orders).set({ accountId }).where(inArray(orders.accountId, ids))
  await joinMemberships(tx, ids, accountId, now)
  await tx
    .update(referralRewards)
    .set({ referrerId: accountId })
    .where(inArray(referralRewards.referrerId, ids))
  await tx
    .update(referralRewards)
    .set({ introducedId: accountId })
    .where(inArray(referralRewards.introducedId, ids))
  await tx.execute(sql`insert into referral_members (group_id, account_id, joined_at)
    select group_id, ${accountId}::uuid, min(joined_at) from referral_members
    where ${inArray(referralMembers.accountId, ids)} group by group_id
    on conflict do nothing`)
  await tx.execute(sql`insert into former_referral_ids (referral_id, account_id)
    select referral_id, ${accountId}::uuid from accounts where ${inArray(accounts.id, ids)}`)
  await tx.update(accounts).set({ referredBy: accountId }).where(inArray(accounts.referredBy, ids))
  await joinCredit(tx, ids, accountId)
  await tx.update(coupons).set({ accountId }).where(inArray(coupons.accountId, ids))
  const held = await tx
    .select({ id: carts.id, campaignId: carts.fissionCampaignId })
    .from(carts)
    .where(inArray(carts.accountId, ids))
    .orderBy(asc(carts.id))
    .for('update')
  await moveCarts(tx, held, { id: accountId, accountId })
  await tx.delete(accounts).where(inArray(accounts.id, ids))
}
