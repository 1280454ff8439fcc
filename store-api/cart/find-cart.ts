import { randomUUID } from 'node:crypto'
import { and, type Column, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { carts } from '../database/schema/cart.ts'
import { statement } from '../database/statement.ts'
import { holdGuest, sessionOver } from '../session/session-over.ts'
import type { Session } from '../session/visitor.ts'

/** Whose a cart is: the account's, where there is one, else the session's. */
export type Owner = Pick<Session, 'id' | 'accountId'>

/**
 * Next version of a cart: grows with every change, and being a time, a visitor's next cart (after signing in or out)
 * is also later than their last.
 */
export const nextVersion = sql`greatest(${carts.version} + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)`

export const ownCarts = ({ id, accountId }: Owner): SQL =>
  accountId ? eq(carts.accountId, accountId) : eq(carts.sessionId, id)

const ownCart = (session: Owner, campaignId: string | null) =>
  and(
    ownCarts(session),
    campaignId === null ? isNull(carts.fissionCampaignId) : eq(carts.fissionCampaignId, campaignId),
  )

/**
 * Id of the visitor's cart, or null while there is none.
 * @param campaignId the group buy whose cart is meant; none is the ordinary one (CRT-3)
 */
export async function findCart(
  db: Database,
  session: Session | null,
  campaignId: string | null = null,
): Promise<string | null> {
  if (!session) return null
  const [cart] = await db.select({ id: carts.id }).from(carts).where(ownCart(session, campaignId))
  return cart?.id ?? null
}

const lockBy = (owner: Column) =>
  statement<{ owner: string }, { id: string }>(
    value =>
      sql`select ${carts.id}::text as id from ${carts} where ${owner} = ${value('owner')}::uuid and ${isNull(carts.fissionCampaignId)} for update`,
  )
const lockOfAccount = lockBy(carts.accountId)
const lockOfSession = lockBy(carts.sessionId)
const lockOrdinary = (tx: Database, { id, accountId }: Owner) =>
  accountId ? lockOfAccount(tx, { owner: accountId }) : lockOfSession(tx, { owner: id })

/**
 * The visitor's cart, made if needed and locked until the transaction ends.
 * @param campaignId as in `findCart`; the campaign must exist
 * @returns its id
 * @throws Refusal `unavailable` where the session is another's by now
 */
export async function lockCart(
  tx: Database,
  session: Owner,
  campaignId: string | null = null,
): Promise<string> {
  const find = () =>
    campaignId === null
      ? lockOrdinary(tx, session)
      : tx.select({ id: carts.id }).from(carts).where(ownCart(session, campaignId)).for('update')
  const [known] = await find()
  if (known) return known.id
  // Their cart may have gone into an account: another one would be found by nobody.
  if (!session.accountId) await holdGuest(tx, session.id)
  await tx
    .insert(carts)
    .values({
      id: randomUUID(),
      ...(session.accountId ? { accountId: session.accountId } : { sessionId: session.id }),
      fissionCampaignId: campaignId,
      version: sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    })
    .onConflictDoNothing()
  const [cart] = await find()
  if (!cart) throw sessionOver()
  return cart.id
}

export const touchCart = (tx: Database, cartId: string) =>
  tx.update(carts).set({ version: nextVersion }).where(eq(carts.id, cartId))
