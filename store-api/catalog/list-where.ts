import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import {
  brands,
  categories,
  productCategories,
  products,
  productTags,
  tags,
} from '../database/schema/catalog.ts'
import { soldAt } from './sold-at.ts'

export interface ListFilter {
  categoryName?: string | undefined
  brandName?: string | undefined
  tagName?: string | undefined
  clearance?: boolean | undefined
  /** Minor units: `priceFrom` ≤ price < `priceTo`. */
  priceFrom?: number | undefined
  priceTo?: number | undefined
  inStock?: boolean | undefined
  productType?: string | undefined
  /** Only what this location sells. */
  locationId?: string | null | undefined
  /** tsquery text that must find it. */
  found?: string | undefined
  /** The one product it is about. */
  only?: string | undefined
}

/** A filter whose category is known: the planner then knows how many products that is. */
export type KnownFilter = Omit<ListFilter, 'categoryName'> & {
  /** Slugs of the categories it is about; one that is not there finds nothing. */
  categories?: readonly string[] | undefined
}

/** Slugs of the rows that carry this slug, or this name in either language. */
export const slugsNamed = (table: typeof tags | typeof brands | typeof categories, value: string): SQL =>
  sql`(select ${table.slug} from ${table} where ${table.slug} = ${value} or lower(${table.name} ->> 'en') = lower(${value}) or ${table.name} ->> 'zh' = ${value})`

/** Looks the category of a filter up. */
export async function knownFilter(
  db: Database,
  { categoryName, ...filter }: ListFilter,
): Promise<KnownFilter> {
  if (categoryName === undefined) return filter
  const rows = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(sql`${categories.slug} in ${slugsNamed(categories, categoryName)}`)
  return { ...filter, categories: rows.map(({ slug }) => slug) }
}

/** What a list is about, its categories apart: active products of a type that a location sells, found by a search. */
export function kindWhere(filter: KnownFilter): SQL | undefined {
  const { productType = 'GOODS', locationId, found, only } = filter
  return and(
    eq(products.recordStatus, 'ACTIVE'),
    eq(products.productType, productType),
    soldAt(locationId),
    only === undefined ? undefined : eq(products.id, only),
    found === undefined || only !== undefined
      ? undefined
      : sql`${products.searchTokens} @@ ${found}::tsquery`,
  )
}

/** What a list is about, its categories included. */
export const scopeWhere = (filter: KnownFilter): SQL | undefined =>
  and(
    kindWhere(filter),
    filter.categories &&
      inArray(
        products.id,
        sql`(select ${productCategories.productId} from ${productCategories} where ${inArray(productCategories.category, [...filter.categories])})`,
      ),
  )

/** The filters a shopper narrows a list by, each on its own. */
export const narrowing = ({ brandName, tagName, clearance, priceFrom, priceTo, inStock }: KnownFilter) => ({
  brand: brandName === undefined ? undefined : inArray(products.brand, slugsNamed(brands, brandName)),
  tag:
    tagName === undefined
      ? undefined
      : inArray(
          products.id,
          sql`(select ${productTags.productId} from ${productTags} where ${productTags.tag} in ${slugsNamed(tags, tagName)})`,
        ),
  clearance: clearance === undefined ? undefined : eq(products.clearance, clearance),
  stock: inStock === undefined ? undefined : eq(products.soldOut, !inStock),
  price: and(
    priceFrom === undefined ? undefined : gte(products.fromPrice, priceFrom),
    priceTo === undefined ? undefined : lt(products.fromPrice, priceTo),
  ),
})

/** Condition for a list: its scope and every filter that is given. */
export const listWhere = (filter: KnownFilter): SQL | undefined =>
  and(scopeWhere(filter), ...Object.values(narrowing(filter)))
