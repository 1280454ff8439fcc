import { and, eq } from 'drizzle-orm'
import { orders } from '../database/schema/ordering.ts'
import type { BillContext } from '../order-parts/bill-context.ts'
import { unpaidOf } from '../order-parts/unpaid.ts'
import { balanceOf, spentOn } from './ledger.ts'

/** Store credit that pays a part of a bill: as much as the draft asks for and the account has. Minor units. */
export async function creditForBill(context: BillContext, total: number): Promise<number> {
  const { db, accountId, cartId, draft } = context
  if (!accountId || draft.storeCredit === 0) return 0
  const held = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(unpaidOf(cartId), eq(orders.accountId, accountId)))
  let available = await balanceOf(db, accountId)
  for (const { id } of held)
    for (const spent of await spentOn(db, id)) if (spent.accountId === accountId) available += spent.amount
  return Math.min(draft.storeCredit, available, total)
}
