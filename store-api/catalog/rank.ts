import { desc, type SQL, sql } from 'drizzle-orm'
import { products } from '../database/schema/catalog.ts'
import { searchWords } from './search-tokens.ts'

const NAMES = ['en', 'zh'] as const

/**
 * The name itself or its SKU first, then names that begin with the term as a word, then those that hold it as one, then those that hold it in part, then those that
 * hold the more of its words, then what only mentions it.
 * @param terms folded: what was typed, and what means the same; the best counts
 */
export function rank(terms: readonly string[]): SQL {
  return desc(sql`greatest(${sql.join(terms.map(rankOf), sql`, `)})`)
}

function rankOf(term: string): SQL {
  const name = (language: string) => sql`lower(coalesce(${products.name} ->> ${language}, ''))`
  const best = (of: (language: string) => SQL) => sql`greatest(${sql.join(NAMES.map(of), sql`, `)})`
  const exact = sql`case when ${term} in (${name('en')}, ${name('zh')}, lower(${products.sku})) then 4 else 0 end`
  // A whole word before a part of one: `tea` is no `teacher`.
  const spaced = (text: SQL) => sql`' ' || regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g') || ' '`
  const whole = ` ${term.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
  const place = best(
    l => sql`case position(${whole} in ${spaced(name(l))}) when 0 then
      (case position(${term} in ${name(l)}) when 0 then 0 when 1 then 2 else 1 end) when 1 then 3 else 2.5 end`,
  )
  const words = searchWords(term)
  const share = words.map(
    word =>
      sql`${best(l => sql`(position(${word} in ${name(l)}) > 0)::int`)}::numeric / ${words.length}::int`,
  )
  return sql`(${exact} + ${place} + ${sql.join(share, sql` + `)})`
}

/** What names are compared with when those that begin with a term are looked up by index, as the indexes write it. */
const INDEXED = [
  sql`lower(${products.name} ->> 'en') collate "C"`,
  sql`lower(${products.name} ->> 'zh') collate "C"`,
  sql`lower(${products.sku}) collate "C"`,
]

/** Conditions with their orders, each served by one index: names and SKUs that begin with a term, the shortest first. */
export const beginningWith = (term: string): { where: SQL; order: SQL }[] =>
  INDEXED.map(name => ({
    where: sql`${name} >= ${term} and ${name} < ${`${term}\u{10FFFF}`}`,
    order: name,
  }))
