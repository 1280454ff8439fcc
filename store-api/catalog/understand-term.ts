import { and, desc, type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../database/database.ts'
import { products } from '../database/schema/catalog.ts'
import type { Shop } from '../shop.ts'
import { ITEM_NUMBER, isNumbered, itemNumber } from './item-number.ts'
import { kindWhere } from './list-where.ts'
import { latinWords, searchQuery } from './search-tokens.ts'
import { meantWord } from './spelling.ts'
import { waysToSay } from './synonyms.ts'
import { vocabularyOf } from './vocabulary.ts'

/** What a term is taken for (CAT-10). */
export interface Understood {
  /** tsquery text. */
  found: string
  /** What results are ranked by: the term and the store's other words for it. */
  terms: readonly string[]
  /** The one product whose item number the term is. */
  only?: string
  /** What is searched for in place of what was typed. */
  instead?: string
}

/**
 * An exact item number is that item alone. What finds nothing is read again with each word as it was probably meant, words
 * that no name has left out.
 * @returns null where the term holds nothing to search for
 */
export async function understandTerm(
  { db, facts }: Pick<Shop, 'db' | 'facts'>,
  term: string,
  locationId: string | null | undefined,
): Promise<Understood | null> {
  const terms = waysToSay(term, facts.synonyms ?? [])
  const found = anyOf(term, ...terms.slice(1))
  if (!found) return null
  const ids = (where: SQL | undefined) =>
    db.select({ id: products.id }).from(products).where(where).limit(1).$dynamic()
  const whatFinds = (query: string) => ids(kindWhere({ locationId, found: query }))
  // A product's own number before one of another's choices.
  const numbered = ids(and(isNumbered(itemNumber(term)), kindWhere({ locationId }))).orderBy(
    desc(sql`length(${ITEM_NUMBER})`),
  )
  // One question of the database for both.
  const [known] = await rowsOf<{ item: string | null; finds: boolean }>(
    db,
    sql`select (${numbered}) as item, exists (${whatFinds(found)}) as finds`,
  )
  if (known?.item) return { found, terms, only: known.item }
  if (known?.finds) return { found, terms }
  const typed = latinWords(term)
  if (typed.length === 0) return { found, terms }
  const vocabulary = await vocabularyOf(db)
  const instead = typed.flatMap(word => meantWord(word, vocabulary) ?? []).join(' ')
  const meant = waysToSay(instead, facts.synonyms ?? [])
  const again = instead === '' ? null : anyOf(...meant)
  return again && (await whatFinds(again)).length > 0
    ? { found: again, terms: meant, instead }
    : { found, terms }
}

/** tsquery text that any of these answers to. */
function anyOf(...terms: readonly string[]): string | null {
  const queries = terms.flatMap(term => searchQuery(term) ?? [])
  return queries.length > 1 ? queries.map(query => `(${query})`).join(' | ') : (queries[0] ?? null)
}
