import { asc, eq, inArray } from 'drizzle-orm'
import type { WholeProduct } from 'shared-contracts/api/entities/product.ts'
import { products, stock } from '../database/schema/catalog.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { readProducts } from './shown-product.ts'
import { countWhere, soldAt } from './sold-at.ts'
import { surroundingsOf, toDetail } from './to-detail.ts'

/** What the pages of these products show, with their stock, by id: as `productDetail` and `inventoryByProductAndOptions` answer one by one. */
export async function wholeProducts(
  { db, facts }: Pick<Shop, 'db' | 'facts'>,
  visitor: Pick<Visitor, 'language' | 'locationId'>,
  ids: readonly string[],
): Promise<Map<string, WholeProduct>> {
  if (ids.length === 0) return new Map()
  const [found, surroundings, counted] = await Promise.all([
    readProducts(db, inArray(products.id, [...ids])),
    surroundingsOf(db, ids),
    db
      .select({
        id: stock.productId,
        optionPair: stock.optionPair,
        available: countWhere(soldAt(visitor.locationId)),
        price: stock.price,
      })
      .from(stock)
      .innerJoin(products, eq(products.id, stock.productId))
      .where(inArray(stock.productId, [...ids]))
      .orderBy(asc(stock.position)),
  ])
  const rows = Object.groupBy(counted, ({ id }) => id)
  return new Map(
    found.map(row => [
      row.id,
      {
        detail: toDetail(row, surroundings, visitor, facts.currency),
        rows: (rows[row.id] ?? []).map(({ id: _, ...own }) => own),
      },
    ]),
  )
}
