import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import type { Database } from '../database/database.ts'
import { productRelated, products } from '../database/schema/catalog.ts'
import { listWhere } from './list-where.ts'
import { newestIn } from './products.ts'
import { shownProduct } from './shown-product.ts'
import { SUMMARY, toSummary } from './summary.ts'

const MAX_RELATED = 8

/** Those the store chose, then others of the same leaf category that can be bought, newest first. */
export const relatedProducts: Handler<
  'GET productManagement2/products/relatedProducts/{id}'
> = async given => {
  const { shop, visitor, params } = given
  const { locationId } = visitor
  const [{ id, mainCategory }, byAddress] = await Promise.all([
    shownProduct(shop.db, params.id),
    chosenWith(shop.db, params.id, locationId),
  ])
  // Asked for by an id of before: what goes with it is under its own.
  const chosen = id === params.id ? byAddress : await chosenWith(shop.db, id, locationId)
  const room = MAX_RELATED - chosen.length
  const but = [id, ...chosen.map(row => row.id)]
  const more =
    room > 0 && mainCategory !== null
      ? await shop.db
          .select(SUMMARY)
          .from(products)
          .where(
            inArray(
              products.id,
              newestIn(shop.db, mainCategory, { locationId, inStock: true }, but).limit(room),
            ),
          )
          .orderBy(desc(products.createdAt), asc(products.id))
      : []
  return { products: [...chosen, ...more].map(row => toSummary(row, visitor.language, shop.facts.currency)) }
}

/** Those that the store chose to go with a product and sells at a location. */
const chosenWith = (db: Database, id: string, locationId: string | null) =>
  db
    .select(SUMMARY)
    .from(productRelated)
    .innerJoin(products, eq(products.id, productRelated.relatedId))
    .where(and(eq(productRelated.productId, id), listWhere({ locationId })))
    .orderBy(asc(productRelated.position))
    .limit(MAX_RELATED)
