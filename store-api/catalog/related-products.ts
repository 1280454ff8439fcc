import { and, asc, desc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { productCategories, productRelated, products } from '../database/schema/catalog.ts'
import { listWhere } from './list-where.ts'
import { shownProduct } from './shown-product.ts'
import { SUMMARY, toSummary } from './summary.ts'

const MAX_RELATED = 8

/** Those the store chose, then others of the same leaf category that can be bought, newest first. */
export const relatedProducts: Handler<
  'GET productManagement2/products/relatedProducts/{id}'
> = async given => {
  const { shop, visitor, params } = given
  const here = listWhere({ locationId: visitor.locationId })
  const { id, mainCategory } = await shownProduct(shop.db, params.id)
  const chosen = await shop.db
    .select(SUMMARY)
    .from(productRelated)
    .innerJoin(products, eq(products.id, productRelated.relatedId))
    .where(and(eq(productRelated.productId, id), here))
    .orderBy(asc(productRelated.position))
    .limit(MAX_RELATED)
  const more = await shop.db
    .select(SUMMARY)
    .from(products)
    .where(
      and(
        here,
        eq(products.soldOut, false),
        ne(products.id, id),
        notInArray(
          products.id,
          chosen.map(c => c.id),
        ),
        inArray(
          products.id,
          shop.db
            .select({ id: productCategories.productId })
            .from(productCategories)
            .where(eq(productCategories.category, mainCategory ?? '')),
        ),
      ),
    )
    .orderBy(desc(products.createdAt), asc(products.id))
    .limit(MAX_RELATED - chosen.length)
  return { products: [...chosen, ...more].map(row => toSummary(row, visitor.language, shop.facts.currency)) }
}
