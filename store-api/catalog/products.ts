import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Sort } from 'shared-contracts/api/catalog/list-filter.ts'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Handler } from '../calls/route.ts'
import type { Database } from '../database/database.ts'
import { productCategories, products as table } from '../database/schema/catalog.ts'
import type { Shop } from '../shop.ts'
import { countWithFacets } from './facets.ts'
import { type KnownFilter, knownFilter, type ListFilter, listWhere } from './list-where.ts'
import { pageOf } from './paging.ts'
import { SUMMARY, toSummary } from './summary.ts'
import { wholeProducts } from './whole-products.ts'

const MAX_ADDONS = 12
const newest = [desc(table.createdAt), asc(table.id)]
const SORT_ORDER = {
  default: () => newest,
  date: () => newest,
  priceAsc: () => [asc(table.fromPrice), asc(table.id)],
  priceDesc: () => [desc(table.fromPrice), asc(table.id)],
  name: language => [
    sql`lower(coalesce(${table.name} ->> ${language}, ${table.name} ->> 'en'))`,
    asc(table.id),
  ],
} satisfies Record<Sort, (language: Language) => SQL[]>

interface Part {
  sort?: Sort | undefined
  limit: number
  offset?: number
}

/** Part of a list as cards; content pages use it too, and a search that is sorted. */
export async function listProducts(
  shop: Shop,
  language: Language,
  given: ListFilter,
  { sort = 'default', limit, offset = 0 }: Part,
): Promise<ProductSummary[]> {
  const filter = await knownFilter(shop.db, given)
  const order = SORT_ORDER[sort](language)
  const [category, ...others] = filter.categories ?? []
  const ids =
    category !== undefined && others.length === 0 && order === newest
      ? newestIn(shop.db, category, filter)
      : shop.db
          .select({ id: table.id })
          .from(table)
          .where(listWhere(filter))
          .orderBy(...order)
  const rows = await shop.db
    .select(SUMMARY)
    .from(table)
    // What cards show is read of these alone, not of all that is sorted or passed over.
    .where(inArray(table.id, ids.limit(limit).offset(offset)))
    .orderBy(...order)
  return rows.map(row => toSummary(row, language, shop.facts.currency))
}

/** Ids. The category's own order leads: no part of it costs what the whole does. @param but ids that are passed over */
export const newestIn = (
  db: Database,
  category: string,
  { categories: _, ...filter }: KnownFilter,
  but: readonly string[] = [],
) =>
  db
    .select({ id: table.id })
    .from(productCategories)
    .innerJoin(table, eq(table.id, productCategories.productId))
    .where(
      and(
        eq(productCategories.category, category),
        but.length > 0 ? notInArray(table.id, [...but]) : undefined,
        listWhere(filter),
      ),
    )
    .orderBy(desc(productCategories.createdAt), asc(productCategories.productId))

export const products: Handler<'GET productManagement2/products'> = async ({ shop, visitor, query }) => {
  const { sortby, infiniteLoad, numberToLoad, startingPosition, recordStatus: _, whole, ...filter } = query
  const page = pageOf({ infiniteLoad, numberToLoad, startingPosition })
  const here = { ...filter, locationId: visitor.locationId }
  const found = await listProducts(shop, visitor.language, here, { sort: sortby, ...page })
  if (!whole) return { products: found }
  const wholes = await wholeProducts(
    shop,
    visitor,
    found.map(({ id }) => id),
  )
  return { products: found.map(product => ({ ...product, whole: wholes.get(product.id) })) }
}

export const listCount: Handler<'GET productManagement2/products/listCount'> = async given => {
  const { shop, visitor, query } = given
  return countWithFacets(shop.db, { ...query, locationId: visitor.locationId }, visitor.language)
}

export const addonProducts: Handler<'GET productManagement2/products/addon'> = async given => {
  const { shop, visitor, query } = given
  const filter = { tagName: query.tagName, inStock: true, locationId: visitor.locationId }
  return { products: await listProducts(shop, visitor.language, filter, { limit: MAX_ADDONS }) }
}
