import { and, asc, eq, isNull } from 'drizzle-orm'
import { lockCart, ownCarts, touchCart } from '../cart/find-cart.ts'
import { moveCarts } from '../cart/move-carts.ts'
import type { Database } from '../database/database.ts'
import { carts } from '../database/schema/cart.ts'
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
  for (const { id } of guestCarts) await dropReservation(tx, id)
  await moveCarts(tx, guestCarts, account)
  await touchCart(tx, ordinary)
}
