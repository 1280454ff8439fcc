import { type SQL, sql } from 'drizzle-orm'
import { products } from '../database/schema/catalog.ts'
import type { LocalText } from '../language/local-text.ts'
import { ITEM_NUMBER, itemNumber } from './item-number.ts'
import { searchWords } from './search-tokens.ts'

/** What of a product decides where it stands among what was found. */
export interface Ranked {
  id: string
  name: LocalText
  sku: string
  soldOut: boolean
  createdAt: Date
}

/**
 * The order of what was found. The name itself or its SKU first, then names that begin with the term as a word, then those that hold it
 * as one, then those that hold it in part, then those that hold the more of its words, then what only mentions it; of equal ones what is
 * there to be bought, and the newest. Counted here and not by the database, which takes several times as long for it.
 * @param terms folded: what was typed, and what means the same; the best counts
 */
export function byRank(terms: readonly string[]): (a: Ranked, b: Ranked) => number {
  const meant = terms.map(term => ({
    term,
    // A whole word before a part of one: `tea` is no `teacher`.
    whole: spaced(term),
    words: searchWords(term),
  }))
  const known = new Map<Ranked, number>()
  const rankOf = (product: Ranked): number => {
    const before = known.get(product)
    if (before !== undefined) return before
    const names = [product.name.en, product.name.zh].map(name => (name ?? '').toLowerCase())
    const sku = product.sku.toLowerCase()
    const rank = Math.max(
      ...meant.map(({ term, whole, words }) => {
        const exact = names.includes(term) || sku === term ? 4 : 0
        const place = Math.max(...names.map(name => placeIn(name, term, whole)))
        const share = words.filter(word => names.some(name => name.includes(word))).length / words.length
        return exact + place + share
      }),
    )
    known.set(product, rank)
    return rank
  }
  return (a, b) =>
    rankOf(b) - rankOf(a) ||
    Number(a.soldOut) - Number(b.soldOut) ||
    b.createdAt.getTime() - a.createdAt.getTime() ||
    (a.id < b.id ? -1 : 1)
}

const spaced = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `

function placeIn(name: string, term: string, whole: string): number {
  const asWord = spaced(name).indexOf(whole)
  if (asWord >= 0) return asWord === 0 ? 3 : 2.5
  const inPart = name.indexOf(term)
  return inPart < 0 ? 0 : inPart === 0 ? 2 : 1
}

/** What names are compared with when those that begin with a term are looked up by index, as the indexes write it. */
const INDEXED = {
  en: sql`lower(${products.name} ->> 'en') collate "C"`,
  zh: sql`lower(${products.name} ->> 'zh') collate "C"`,
}
/** A term in Chinese begins no English name and no item number. */
const beginningsOf = (term: string): [indexed: SQL, beginning: string][] =>
  /^\p{Script=Han}/u.test(term)
    ? [[INDEXED.zh, term]]
    : [
        [INDEXED.en, term],
        [INDEXED.zh, term],
        [ITEM_NUMBER, itemNumber(term)],
      ]

/** Conditions with their orders, each served by one index: names and SKUs that begin with a term, the shortest first. */
export const beginningWith = (term: string): { where: SQL; order: SQL }[] =>
  beginningsOf(term).map(([indexed, beginning]) => ({
    where: sql`${indexed} >= ${beginning} and ${indexed} < ${`${beginning}\u{10FFFF}`}`,
    order: indexed,
  }))
