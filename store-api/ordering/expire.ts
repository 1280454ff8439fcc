import { and, eq, gt, lte, notInArray, type SQL } from 'drizzle-orm'
import { ALIKE_MS } from '../database/clock.ts'
import { transaction } from '../database/database.ts'
import { orders } from '../database/schema/ordering.ts'
import { storedLanguage } from '../language/local-text.ts'
import { say } from '../language/messages.ts'
import { dealWithBatch } from '../order-parts/try-each.ts'
import { unpaid } from '../order-parts/unpaid.ts'
import type { Shop } from '../shop.ts'
import { awaiting } from './awaiting.ts'
import { giveBack } from './give-back.ts'

/** Orders one call cancels: the rest waits for the next. */
const BATCH_SIZE = 50

/**
 * Cancels unpaid orders, and unconfirmed ones to be paid in the store, whose time is over. A payment that arrives later is dealt with when it does.
 * @param which narrows it, e.g. to one order about to be shown
 * @returns how many were looked at; none while nobody knows what time it is
 */
export async function expireOverdue(shop: Shop, which?: SQL): Promise<number> {
  // Another's clock may be right: what is taken back here is lost to its shopper.
  if (shop.clock.differs()) return 0
  const now = shop.now()
  if (which === undefined) await shorten(shop, now)
  // One after the other: each has its own index.
  return (await expire(shop, unpaid, now, which)) + (await expire(shop, awaiting, now, which))
}

/** What was placed by a clock that was ahead would hold what it needs until that time has come: from now on it has as long as any other. */
async function shorten({ db, config }: Shop, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + config.orderMinutes * 60_000)
  const ahead = and(gt(orders.placedAt, new Date(now.getTime() + ALIKE_MS)), gt(orders.expiresAt, expiresAt))
  for (const kind of [unpaid, awaiting]) await db.update(orders).set({ expiresAt }).where(and(kind, ahead))
}

async function expire(shop: Shop, kind: SQL, now: Date, which?: SQL): Promise<number> {
  const overdue = and(kind, lte(orders.expiresAt, now), which)
  return dealWithBatch(shop, {
    task: 'expire orders',
    async next(failed) {
      const candidates = await shop.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(overdue, notInArray(orders.id, [...failed])))
        .limit(BATCH_SIZE)
      return candidates.map(({ id }) => id)
    },
    deal: id =>
      transaction(shop.db, async tx => {
        const [order] = await tx
          .select()
          .from(orders)
          .where(and(eq(orders.id, id), overdue))
          .for('update')
        if (!order) return
        const why = order.awaitsConfirmation ? 'order-not-confirmed' : 'order-not-paid'
        await giveBack(tx, order, now, say(storedLanguage(order.language), why))
        shop.count('order-expired')
      }),
  })
}
