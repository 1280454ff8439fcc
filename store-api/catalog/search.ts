import { and, asc, desc, inArray, notInArray, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { SORTS } from 'shared-contracts/api/catalog/list-filter.ts'
import type { Handler } from '../calls/route.ts'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalog.ts'
import { countWithFacets } from './facets.ts'
import { knownFilter, listWhere } from './list-where.ts'
import { pageOf } from './paging.ts'
import { listProducts } from './products.ts'
import { beginningWith, byRank } from './rank.ts'
import { SUMMARY, toSummary } from './summary.ts'
import { understandTerm } from './understand-term.ts'

/** So many of the newest that are found are ranked; what a term finds beyond them follows, newest first. */
const MAX_RANKED = 120
/** Whatever their age, so many names of each kind that begin with the term are ranked too. */
const MAX_BEGINNING = 12
const newest = [desc(products.createdAt), asc(products.id)] as const

export const search: Handler<'GET productManagement2/products/search/{term}'> = async given => {
  const { shop, visitor, params, query } = given
  const locationId = visitor.locationId
  const understood = await understandTerm(shop, params.term, locationId)
  if (!understood) return { products: [] }
  const { found, only, terms } = understood
  const { infiniteLoad, numberToLoad, startingPosition, sortby = 'default', ...filter } = query
  const page = pageOf({ infiniteLoad, numberToLoad, startingPosition })
  const scope = { ...filter, found, only, locationId }
  if (sortby !== 'default')
    return { products: await listProducts(shop, visitor.language, scope, { sort: sortby, ...page }) }
  const known = await knownFilter(shop.db, scope)
  const rows = await ranked(shop.db, listWhere(known), terms, page)
  return { products: rows.map(row => toSummary(row, visitor.language, shop.facts.currency)) }
}

/** A part of what is found: time does not grow with how much a term finds. */
async function ranked(
  db: Database,
  where: SQL | undefined,
  terms: readonly string[],
  { limit, offset }: { limit: number; offset: number },
) {
  const first = await candidates(db, where, terms)
  const shown = first.slice(offset, offset + limit)
  const head = shown.length > 0 ? await cardsOf(db, shown) : []
  if (shown.length === limit || first.length < MAX_RANKED) return head
  const rest = await db
    .select(SUMMARY)
    .from(products)
    .where(and(where, notInArray(products.id, first)))
    .orderBy(...newest)
    .limit(limit - shown.length)
    .offset(Math.max(0, offset - first.length))
  return [...head, ...rest]
}

/** In the order of the ids. */
async function cardsOf(db: Database, ids: readonly string[]) {
  const rows = await db
    .select(SUMMARY)
    .from(products)
    .where(inArray(products.id, [...ids]))
  return ids.flatMap(id => rows.find(row => row.id === id) ?? [])
}

/** Ids of what is ranked, the best first. */
async function candidates(db: Database, where: SQL | undefined, terms: readonly string[]): Promise<string[]> {
  const { id, name, sku, soldOut, createdAt } = products
  const all = () => db.select({ id, name, sku, soldOut, createdAt }).from(products).$dynamic()
  const named = terms
    .flatMap(beginningWith)
    .map(beginning => all().where(and(where, beginning.where)).orderBy(beginning.order).limit(MAX_BEGINNING))
  const recent = all()
    .where(where)
    .orderBy(...newest)
    .limit(MAX_RANKED)
  const [first, ...others] = named
  if (!first) throw new Error('names without an index')
  const found = await unionAll(recent, first, ...others)
  const once = [...new Map(found.map(product => [product.id, product])).values()]
  return once.sort(byRank(terms)).map(product => product.id)
}

export const searchCount: Handler<'GET productManagement2/products/searchCount/{term}'> = async given => {
  const { shop, visitor, params, query } = given
  const locationId = visitor.locationId
  const understood = await understandTerm(shop, params.term, locationId)
  if (!understood) return { count: 0 }
  const { found, only, instead } = understood
  const counted = await countWithFacets(shop.db, { ...query, found, only, locationId }, visitor.language)
  return { ...counted, ...(instead && { instead }), sorts: [...SORTS] }
}
