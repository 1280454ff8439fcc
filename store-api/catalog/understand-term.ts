import { and, eq, sql } from 'drizzle-orm'
import { products } from '../database/schema/catalog.ts'
import type { Shop } from '../shop.ts'
import { kindWhere } from './list-where.ts'
import { latinWords, searchQuery } from './search-tokens.ts'
import { meantWord } from './spelling.ts'
import { vocabularyOf } from './vocabulary.ts'

/** What a term is taken for (CAT-10). */
export interface Understood {
  /** tsquery text. */
  found: string
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
  { db, now }: Pick<Shop, 'db' | 'now'>,
  term: string,
  locationId: string | null | undefined,
): Promise<Understood | null> {
  const found = searchQuery(term)
  if (!found) return null
  const [item] = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(eq(sql`lower(${products.sku}) collate "C"`, term.trim().toLowerCase()), kindWhere({ locationId })),
    )
    .limit(1)
  if (item) return { found, only: item.id }
  const finds = async (query: string) => {
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(kindWhere({ locationId, found: query }))
      .limit(1)
    return rows.length > 0
  }
  if (await finds(found)) return { found }
  const typed = latinWords(term)
  if (typed.length === 0) return { found }
  const vocabulary = await vocabularyOf(db, now().getTime())
  const instead = typed.flatMap(word => meantWord(word, vocabulary) ?? []).join(' ')
  const again = instead === '' ? null : searchQuery(instead)
  return again && (await finds(again)) ? { found: again, instead } : { found }
}
