import { asc, count, desc, sql } from 'drizzle-orm'
import { products } from '../database/schema/catalog.ts'
import type { Handler } from '../http/route.ts'
import { searchWhere } from './list-where.ts'
import { pageOf } from './paging.ts'
import { foldTerm, searchQuery } from './search-tokens.ts'
import { SUMMARY, toSummary } from './summary.ts'

/** The name itself first, then names that begin with the term, then those that hold it, then the rest. */
function rank(term: string) {
  const place = (language: 'en' | 'zh') =>
    sql`case position(${term} in lower(${products.name} ->> ${language})) when 0 then 0 when 1 then 2 else 1 end`
  const exact = sql`case when ${term} in (lower(${products.name} ->> 'en'), ${products.name} ->> 'zh', lower(${products.sku})) then 4 else 0 end`
  return desc(sql`${exact} + greatest(${place('en')}, coalesce(${place('zh')}, 0))`)
}

export const search: Handler<'GET productManagement2/products/search/{term}'> = async given => {
  const { shop, visitor, params, query } = given
  const wanted = searchQuery(params.term)
  if (!wanted) return { products: [] }
  const { limit, offset } = pageOf(query)
  const rows = await shop.db
    .select(SUMMARY)
    .from(products)
    .where(searchWhere(wanted))
    .orderBy(rank(foldTerm(params.term)), asc(products.soldOut), desc(products.createdAt), asc(products.id))
    .limit(limit)
    .offset(offset)
  return { products: rows.map(row => toSummary(row, visitor.language, shop.facts.currency)) }
}

export const searchCount: Handler<'GET productManagement2/products/searchCount/{term}'> = async given => {
  const wanted = searchQuery(given.params.term)
  if (!wanted) return { count: 0 }
  const [row] = await given.shop.db.select({ count: count() }).from(products).where(searchWhere(wanted))
  return { count: row?.count ?? 0 }
}
