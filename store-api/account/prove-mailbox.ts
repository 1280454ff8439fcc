import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { addresses, passwordResets } from '../database/schema/account.ts'
import { carts, orderDrafts } from '../database/schema/cart.ts'
import { identities } from '../database/schema/identity.ts'
import { influencers } from '../database/schema/influencers.ts'
import { orders } from '../database/schema/ordering.ts'
import { verifiedContactImages, verifiedContacts } from '../database/schema/uploads.ts'
import { accounts } from '../database/schema/visitors.ts'
import { rewardJoined } from '../rewards/reward-paid-order.ts'
import { endSessions } from '../session/other-sessions.ts'

/** Whether a link mailed to the account's address was used. */
export async function isProven(db: Database, accountId: string): Promise<boolean> {
  const [account] = await db
    .select({ at: accounts.provenAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return (account?.at ?? null) !== null
}

/**
 * Orders that are made out to a mailbox and count, paid or accepted: its owner was mailed their receipts. What waits for its payment, or
 * for this mailbox to confirm it, may be anybody's.
 */
const countsFor = (email: string): SQL =>
  sql`(lower(${orders.contact} ->> 'email') = ${email.toLowerCase()} and ${orders.paymentStatus} in ('PAID_ONLINE', 'PAY_AT_STORE') and not ${orders.awaitsConfirmation})`

/** Gives the owner of the proven mailbox what guests ordered for it. */
export async function joinMailboxOrders(
  tx: Database,
  account: { id: string; emailId: string },
  now: Date,
): Promise<void> {
  const joined = await tx
    .update(orders)
    .set({ accountId: account.id })
    .where(and(isNull(orders.accountId), countsFor(account.emailId)))
    .returning()
  await rewardJoined(tx, joined, now)
}

/** Ends every way into an account but its password: sessions, identities at providers, links on their way (ACC-11). */
export async function endWaysIn(tx: Database, accountId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId))
  await tx.delete(identities).where(eq(identities.accountId, accountId))
  await endSessions(tx, accountId, null)
}

/**
 * Takes out of an account what whoever registered it may have put there for the owner of the mailbox to fall for: where goods
 * are sent, who they are before the law and in public, who earns by them, what is settled of orders being made, and orders that do not
 * count for this mailbox: one that waits for its payment would be paid by whoever falls for it.
 */
export async function takeOutForeign(tx: Database, account: { id: string; emailId: string }): Promise<void> {
  const { id } = account
  await tx.delete(addresses).where(eq(addresses.accountId, id))
  await tx.delete(verifiedContactImages).where(eq(verifiedContactImages.accountId, id))
  await tx.delete(verifiedContacts).where(eq(verifiedContacts.accountId, id))
  await tx.delete(influencers).where(eq(influencers.accountId, id))
  await tx
    .update(accounts)
    .set({ referredBy: null, phone: null, profileImage: null })
    .where(eq(accounts.id, id))
  const own = tx.select({ id: carts.id }).from(carts).where(eq(carts.accountId, id))
  await tx.delete(orderDrafts).where(inArray(orderDrafts.cartId, own))
  await tx
    .update(orders)
    .set({ accountId: null, sessionId: null })
    .where(and(eq(orders.accountId, id), not(countsFor(account.emailId))))
}
