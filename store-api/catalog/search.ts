import { asc, desc, sql } from 'drizzle-orm'
import { products } from '../database/schema/catalog.ts'
import type { Handler } from '../http/route.ts'
import { countWithFacets } from './facets.ts'
import { listWhere } from './list-where.ts'
import { pageOf } from './paging.ts'
import { foldTerm, searchQuery, searchWords } from './search-tokens.ts'
import { SUMMARY, toSummary } from './summary.ts'

const NAMES = ['en', 'zh'] as const

/**
 * The name itself or its SKU first, then names that begin with the term, then those that hold it, then those that
 * hold the more of its words, then what only mentions it.
 */
function rank(term: string) {
  const name = (language: string) => sql`lower(coalesce(${products.name} ->> ${language}, ''))`
  const best = (of: (language: string) => ReturnType<typeof sql>) =>
    sql`greatest(${sql.join(NAMES.map(of), sql`, `)})`
  const exact = sql`case when ${term} in (${name('en')}, ${name('zh')}, lower(${products.sku})) then 4 else 0 end`
  const place = best(l => sql`case position(${term} in ${name(l)}) when 0 then 0 when 1 then 2 else 1 end`)
  const words = searchWords(term)
  const share = words.map(
    word =>
      sql`${best(l => sql`(position(${word} in ${name(l)}) > 0)::int`)}::numeric / ${words.length}::int`,
  )
  return desc(sql`${exact} + ${place} + ${sql.join(share, sql` + `)}`)
}

export const search: Handler<'GET productManagement2/products/search/{term}'> = async given => {
  const { shop, visitor, params, query } = given
  const found = searchQuery(params.term)
  if (!found) return { products: [] }
  const { infiniteLoad, numberToLoad, startingPosition, ...filter } = query
  const { limit, offset } = pageOf({ infiniteLoad, numberToLoad, startingPosition })
  const rows = await shop.db
    .select(SUMMARY)
    .from(products)
    .where(listWhere({ ...filter, found, locationId: visitor.session?.locationId }))
    .orderBy(rank(foldTerm(params.term)), asc(products.soldOut), desc(products.createdAt), asc(products.id))
    .limit(limit)
    .offset(offset)
  return { products: rows.map(row => toSummary(row, visitor.language, shop.facts.currency)) }
}

export const searchCount: Handler<'GET productManagement2/products/searchCount/{term}'> = async given => {
  const { shop, visitor, params, query } = given
  const found = searchQuery(params.term)
  if (!found) return { count: 0 }
  return countWithFacets(
    shop.db,
    { ...query, found, locationId: visitor.session?.locationId },
    visitor.language,
  )
}
