import { and, asc, eq, sql } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { products, stock } from '../database/schema/catalog.ts'
import { Refusal } from '../http/refusal.ts'
import { countAt } from './sold-at.ts'

export const inventory: Handler<
  'GET inventoryManagement/inventoryByProductAndOptions/{id}'
> = async given => {
  const { shop, visitor, params, query } = given
  const rows = await shop.db
    .select({
      optionPair: stock.optionPair,
      available: countAt(sql`${stock.available}`, visitor.locationId),
      price: stock.price,
    })
    .from(stock)
    .innerJoin(products, eq(products.id, stock.productId))
    .where(
      and(
        eq(stock.productId, params.id),
        eq(products.recordStatus, 'ACTIVE'),
        query.optionPair === undefined ? undefined : eq(stock.optionPair, query.optionPair),
      ),
    )
    .orderBy(asc(stock.position))
  if (rows.length === 0) throw new Refusal('not-found')
  return { productID: params.id, currency: shop.facts.currency, rows, restockNotice: true }
}
