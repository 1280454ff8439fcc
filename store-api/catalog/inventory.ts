import { sql } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { products, stock } from '../database/schema/catalog.ts'
import { statement } from '../database/statement.ts'
import { Refusal } from '../http/refusal.ts'
import { countWhere, soldAtEither } from './sold-at.ts'

interface Row {
  optionPair: string
  available: number
  price: number
}

/** Each page of a product asks this. */
const read = statement<{ id: string; optionPair: string | null; locationId: string | null }, Row>(value => {
  const pair = sql`${value('optionPair')}::text`
  const sold = soldAtEither(sql`${value('locationId')}::text`)
  return sql`select ${stock.optionPair} as "optionPair", ${countWhere(sold)} as available, ${stock.price} as price
    from ${stock} join ${products} on ${products.id} = ${stock.productId}
    where ${stock.productId} = ${value('id')} and ${products.recordStatus} = 'ACTIVE' and (${pair} is null or ${stock.optionPair} = ${pair})
    order by ${stock.position}`
})

export const inventory: Handler<
  'GET inventoryManagement/inventoryByProductAndOptions/{id}'
> = async given => {
  const { shop, visitor, params, query } = given
  const { locationId } = visitor
  const rows = await read(shop.db, { id: params.id, optionPair: query.optionPair ?? null, locationId })
  if (rows.length === 0) throw new Refusal('not-found')
  return { productID: params.id, currency: shop.facts.currency, rows, restockNotice: true }
}
