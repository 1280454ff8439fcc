import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { orders } from '../database/schema/ordering.ts'
import { unpaid, unpaidOf } from '../order-parts/unpaid.ts'
import { balanceOf, spentOn } from './ledger.ts'

/**
 * What an account can pay with, in minor units: its balance, and what its unpaid orders have taken of it and give back to
 * the next order that takes their place.
 * @param cartId whose next order it is; without one of any cart
 */
export async function usableCredit(db: Database, accountId: string, cartId?: string): Promise<number> {
  const waiting = cartId === undefined ? unpaid : unpaidOf(cartId)
  const held = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(waiting, eq(orders.accountId, accountId)))
  let usable = await balanceOf(db, accountId)
  for (const { id } of held)
    for (const spent of await spentOn(db, id)) if (spent.accountId === accountId) usable += spent.amount
  return usable
}
