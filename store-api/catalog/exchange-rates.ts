import { asc, eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { exchangeRates as table } from '../database/schema/store.ts'
import { Refusal } from '../http/refusal.ts'

export const exchangeRates: Handler<'GET common3/exchangeRates/[{currency}]'> = async ({ shop, params }) => {
  const { currency: base } = shop.facts
  const { currency } = params
  if (currency === base)
    return { base, rates: [{ currencyCode: base, rate: 1, asOf: shop.now().toISOString() }] }
  const rows = await shop.db
    .select()
    .from(table)
    .where(currency ? eq(table.currencyCode, currency) : undefined)
    .orderBy(asc(table.currencyCode))
  if (currency && rows.length === 0) throw new Refusal('not-found', { field: 'currency' })
  return { base, rates: rows.map(row => ({ ...row, asOf: row.asOf.toISOString() })) }
}
