import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { carts } from '../database/schema/cart.ts'
import type { Session } from '../session/visitor.ts'

/**
 * Next version of a cart: grows with every change, and being a time, a visitor's next cart (after signing in or out)
 * is also later than their last.
 */
export const nextVersion = sql`greatest(${carts.version} + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)`

const ownedBy = ({ id, accountId }: Session) =>
  accountId ? eq(carts.accountId, accountId) : eq(carts.sessionId, id)

/** Id of the visitor's cart, or null while there is none. */
export async function findCart(db: Database, session: Session | null): Promise<string | null> {
  if (!session) return null
  const [cart] = await db.select({ id: carts.id }).from(carts).where(ownedBy(session))
  return cart?.id ?? null
}

/** The visitor's cart, made if needed and locked until the transaction ends. @returns its id */
export async function lockCart(tx: Database, session: Session): Promise<string> {
  await tx
    .insert(carts)
    .values({
      id: randomUUID(),
      ...(session.accountId ? { accountId: session.accountId } : { sessionId: session.id }),
      version: sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    })
    .onConflictDoNothing()
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(ownedBy(session)).for('update')
  if (!cart) throw new Error('cart vanished while it was made')
  return cart.id
}

export const touchCart = (tx: Database, cartId: string) =>
  tx.update(carts).set({ version: nextVersion }).where(eq(carts.id, cartId))
