import type { BillContext } from '../order-parts/bill-context.ts'
import { usableCredit } from './usable-credit.ts'

/** Store credit that pays a part of a bill: as much as the draft asks for and the account has. Minor units. */
export async function creditForBill(context: BillContext, total: number): Promise<number> {
  const { db, accountId, cartId, draft } = context
  if (!accountId || draft.storeCredit === 0) return 0
  return Math.min(draft.storeCredit, await usableCredit(db, accountId, cartId), total)
}
