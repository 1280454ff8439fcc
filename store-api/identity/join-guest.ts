import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { lockCart, ownCarts, touchCart } from '../cart/find-cart.ts'
import { linesOf, shownLinesOf } from '../cart/read-cart.ts'
import type { Database } from '../database/database.ts'
import { cartLines, carts, orderDrafts } from '../database/schema/cart.ts'
import { orders } from '../database/schema/ordering.ts'
import { sessions } from '../database/schema/visitors.ts'
import { dropReservation } from '../ordering/reservation.ts'
import { rewardJoined } from '../rewards/reward-paid-order.ts'
import type { Session } from '../session/visitor.ts'

/**
 * Moves what a guest's session holds into an account: the lines of every cart (quantities added, no more than stock allows but never
 * less than either cart alone could have), the order being made, and orders already placed (VIS-4).
 */
export async function joinGuest(tx: Database, session: Session, accountId: string, now: Date): Promise<void> {
  // Before its carts: a guest's next cart is made only while this cannot be had.
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, session.id)).for('no key update')
  const guestCarts = await tx
    .select({ id: carts.id, campaignId: carts.fissionCampaignId })
    .from(carts)
    .where(ownCarts({ ...session, accountId: null }))
    .orderBy(asc(carts.id))
    .for('update')
  const account = { ...session, accountId }
  const ordinary = await lockCart(tx, account)
  const joined = await tx
    .update(orders)
    .set({ accountId })
    .where(and(eq(orders.sessionId, session.id), isNull(orders.accountId)))
    .returning()
  await rewardJoined(tx, joined, now)
  for (const { id, campaignId } of guestCarts) {
    const to = campaignId === null ? ordinary : await lockCart(tx, account, campaignId)
    await moveCart(tx, id, to)
    if (to !== ordinary) await touchCart(tx, to)
  }
  await touchCart(tx, ordinary)
}

async function moveCart(tx: Database, from: string, to: string): Promise<void> {
  await dropReservation(tx, from)
  await tx.update(orders).set({ cartId: to }).where(eq(orders.cartId, from))
  const [guestLines, ownLines] = [await linesOf(tx, from), await shownLinesOf(tx, to)]
  for (const line of guestLines) {
    const own = ownLines.find(o => o.productId === line.productId && o.optionPair === line.optionPair)
    if (!own) {
      await tx.update(cartLines).set({ cartId: to }).where(eq(cartLines.id, line.id))
      continue
    }
    const together = Math.min(own.quantity + line.quantity, own.available, LIMITS.quantity.max)
    const quantity = Math.max(together, own.quantity, line.quantity)
    await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, own.id))
  }
  const [draft] = await tx.select().from(orderDrafts).where(eq(orderDrafts.cartId, from))
  if (draft) {
    const { cartId: _, ...settled } = draft
    await tx
      .insert(orderDrafts)
      .values({ cartId: to, ...settled })
      .onConflictDoUpdate({ target: orderDrafts.cartId, set: settled })
  }
  // Additions already made stay known, so that one repeated after signing in is not added again.
  await tx.execute(sql`insert into cart_intents (cart_id, intent_id, fingerprint, refused, created_at)
    select ${to}::uuid, intent_id, fingerprint, refused, created_at from cart_intents where cart_id = ${from}
    on conflict do nothing`)
  await tx.delete(carts).where(eq(carts.id, from))
}
