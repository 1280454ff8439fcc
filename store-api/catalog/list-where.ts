import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
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
  soldOut?: boolean | undefined
  productType?: string | undefined
  /** Only what this location sells. */
  locationId?: string | null | undefined
  /** tsquery text that must find it. */
  found?: string | undefined
}

/** Slugs of the rows that carry this slug, or this name in either language. */
export const slugsNamed = (table: typeof tags | typeof brands | typeof categories, value: string): SQL =>
  sql`(select ${table.slug} from ${table} where ${table.slug} = ${value} or lower(${table.name} ->> 'en') = lower(${value}) or ${table.name} ->> 'zh' = ${value})`

/** What a list is about: active products of a type that a location sells, in a category, found by a search. */
export function scopeWhere(filter: ListFilter): SQL | undefined {
  const { categoryName, soldOut, productType = 'GOODS', locationId, found } = filter
  return and(
    eq(products.recordStatus, 'ACTIVE'),
    eq(products.productType, productType),
    soldAt(locationId),
    soldOut === undefined ? undefined : eq(products.soldOut, soldOut),
    categoryName === undefined
      ? undefined
      : inArray(
          products.id,
          sql`(select ${productCategories.productId} from ${productCategories} where ${productCategories.category} in ${slugsNamed(categories, categoryName)})`,
        ),
    found === undefined ? undefined : sql`${products.searchTokens} @@ ${found}::tsquery`,
  )
}

/** The filters a shopper narrows a list by, each on its own. */
export const narrowing = ({ brandName, tagName, clearance, priceFrom, priceTo }: ListFilter) => ({
  brand: brandName === undefined ? undefined : inArray(products.brand, slugsNamed(brands, brandName)),
  tag:
    tagName === undefined
      ? undefined
      : inArray(
          products.id,
          sql`(select ${productTags.productId} from ${productTags} where ${productTags.tag} in ${slugsNamed(tags, tagName)})`,
        ),
  clearance: clearance === undefined ? undefined : eq(products.clearance, clearance),
  price: and(
    priceFrom === undefined ? undefined : gte(products.fromPrice, priceFrom),
    priceTo === undefined ? undefined : lt(products.fromPrice, priceTo),
  ),
})

/** Condition for a list: its scope and every filter that is given. */
export const listWhere = (filter: ListFilter): SQL | undefined =>
  and(scopeWhere(filter), ...Object.values(narrowing(filter)))
