import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { transaction } from '../database/database.ts'
import { orders } from '../database/schema/ordering.ts'
import { accounts } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'

/** In place of who an order was for. */
const NOBODY = { firstName: '–', lastName: '–', email: '', phone: '' }

/** When an order is handed over at the latest. */
const handedOverBy = sql`coalesce(${orders.slotEnd}, (${orders.pickupDate}::date + 1)::timestamptz, ${orders.placedAt})`

/**
 * Takes a person out of the store: the account with all that hangs on it, and their name, address and words in their orders. What was
 * sold stays, as bookkeeping asks (ACC-12).
 * @throws Refusal `invalid` while an order of theirs is still to be handed over: it needs its contact
 */
export async function deleteAccount(shop: Shop, id: string): Promise<void> {
  await transaction(shop.db, async tx => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update')
    const [underWay] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.accountId, id),
          eq(orders.holdsStock, true),
          or(isNull(orders.handedOver), ne(orders.handedOver, 'completed')),
          gt(handedOverBy, shop.now().toISOString()),
        ),
      )
      .limit(1)
    if (underWay)
      throw new Refusal('invalid', { message: 'invalid.orderUnderWay', values: { order: underWay.id } })
    await tx
      .update(orders)
      .set({ contact: NOBODY, address: null, comment: null, sessionId: null, placedFrom: null })
      .where(eq(orders.accountId, id))
    await tx.delete(accounts).where(eq(accounts.id, id))
  })
}
