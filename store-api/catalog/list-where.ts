import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  brands,
  categories,
  productCategories,
  products,
  productTags,
  tags,
} from '../database/schema/catalog.ts'

export interface ListFilter {
  categoryName?: string | undefined
  brandName?: string | undefined
  tagName?: string | undefined
  clearance?: boolean | undefined
  productType?: string | undefined
}

/** Slugs of the rows that carry this slug, or this name in either language. */
const slugsNamed = (table: typeof tags | typeof brands | typeof categories, value: string): SQL =>
  sql`(select ${table.slug} from ${table} where ${table.slug} = ${value} or lower(${table.name} ->> 'en') = lower(${value}) or ${table.name} ->> 'zh' = ${value})`

/** Condition for a list: only active products of the type, and every filter that is given. */
export function listWhere(filter: ListFilter): SQL | undefined {
  const { categoryName, brandName, tagName, clearance, productType = 'GOODS' } = filter
  return and(
    eq(products.recordStatus, 'ACTIVE'),
    eq(products.productType, productType),
    categoryName === undefined
      ? undefined
      : inArray(
          products.id,
          sql`(select ${productCategories.productId} from ${productCategories} where ${productCategories.category} in ${slugsNamed(categories, categoryName)})`,
        ),
    brandName === undefined ? undefined : inArray(products.brand, slugsNamed(brands, brandName)),
    tagName === undefined
      ? undefined
      : inArray(
          products.id,
          sql`(select ${productTags.productId} from ${productTags} where ${productTags.tag} in ${slugsNamed(tags, tagName)})`,
        ),
    clearance === undefined ? undefined : eq(products.clearance, clearance),
  )
}

/** Condition for the products a tsquery finds. */
export const searchWhere = (query: string): SQL | undefined =>
  and(listWhere({}), sql`${products.searchTokens} @@ ${query}::tsquery`)
