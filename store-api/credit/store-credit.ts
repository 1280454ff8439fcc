import { count, desc, eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { pageOf } from '../catalog/paging.ts'
import { creditEntries } from '../database/schema/credit.ts'
import { accountOf } from '../session/account-of.ts'
import { balanceOf } from './ledger.ts'

export const getStoreCredit: Handler<'GET admin/storeCreditManagement/storeCredit'> = async ({
  shop,
  visitor,
}) => ({ balance: await balanceOf(shop.db, accountOf(visitor)), currency: shop.facts.currency })

export const storeCreditHistory: Handler<'GET admin/storeCreditManagement/storeCreditHistory'> = async ({
  shop,
  visitor,
  query,
}) => {
  const mine = eq(creditEntries.accountId, accountOf(visitor))
  const { limit, offset } = pageOf(query, 10)
  const rows = await shop.db
    .select()
    .from(creditEntries)
    .where(mine)
    .orderBy(desc(creditEntries.seq))
    .limit(limit)
    .offset(offset)
  const [all] = await shop.db.select({ count: count() }).from(creditEntries).where(mine)
  return {
    entries: rows.map(({ seq, at, kind, amount, balanceAfter, orderId, note }) => ({
      id: seq,
      at: at.toISOString(),
      kind,
      amount,
      balanceAfter,
      orderID: orderId,
      note,
    })),
    count: all?.count ?? 0,
    currency: shop.facts.currency,
    timeZone: shop.facts.timeZone,
  }
}
