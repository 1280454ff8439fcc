import { and, eq, lte, type SQL } from 'drizzle-orm'
import { transaction } from '../database/database.ts'
import { orders } from '../database/schema/ordering.ts'
import { unpaid } from '../order-parts/unpaid.ts'
import type { Shop } from '../shop.ts'
import { giveBack } from './give-back.ts'

/** Orders one call may cancel: the rest waits for the next. */
const BATCH_SIZE = 50

/**
 * Cancels unpaid orders whose time is over. A payment that arrives later is dealt with when it does.
 * @param which narrows it, e.g. to one order about to be shown
 * @returns how many were cancelled
 */
export async function expireOverdue(shop: Shop, which?: SQL): Promise<number> {
  const now = shop.now()
  const overdue = and(unpaid, lte(orders.expiresAt, now), which)
  const candidates = await shop.db.select({ id: orders.id }).from(orders).where(overdue).limit(BATCH_SIZE)
  for (const { id } of candidates) {
    await transaction(shop.db, async tx => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), overdue))
        .for('update')
      if (!order) return
      await giveBack(tx, order, now)
      shop.count('order-expired')
    })
  }
  return candidates.length
}
