import { LIMITS } from 'shared-contracts/api/limits.ts'
import { pinyinTokens } from './pinyin.ts'
import { simplified } from './traditional.ts'

const WORDS = /[\p{Script=Han}]+|[\p{L}\p{N}]+/gu
const isHan = (text: string) => /^\p{Script=Han}/u.test(text)

/** Case, accents and width folded away, and which of the two Chinese scripts it is written in. */
export const fold = (text: string) => simplified(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
/** A term without its prices: what is looked for costs that, and is not called so. Folded. */
const unpriced = (term: string) => fold(term).replace(/\s*\p{Sc}\s*\d[\d.,]*\s*/gu, ' ')
/** Words written as one: `Pu’er` is also `puer`. */
const joined = (text: string) => text.replace(/(?<=\p{L})['’‐-](?=\p{L})/gu, '')
const words = (text: string): string[] =>
  [...fold(text).matchAll(WORDS)].flatMap(([run]) =>
    isHan(run)
      ? [run]
      : run.split(/(?<=\P{Script=Han})(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\P{Script=Han})/u),
  )

function pairs(run: string): string[] {
  const characters = [...run]
  return characters.slice(0, -1).map((c, i) => c + characters[i + 1])
}

/** Every word ending of 3 letters and more is a token too: `cake` finds `mooncake`. */
const endings = (word: string): string[] =>
  [...word].length < 4
    ? [word]
    : [...word].flatMap((_, i, all) => (i === 0 || all.length - i >= 3 ? [all.slice(i).join('')] : []))

/**
 * Tokens a text is found by, for a tsvector without positions: Chinese as characters and pairs of them,
 * since it has no spaces; other words with their endings.
 */
export function searchTokens(texts: readonly (string | null | undefined)[]): string[] {
  const tokens = texts.flatMap(text =>
    spellings((text ?? '').slice(0, 4000))
      .flatMap(words)
      .flatMap(word => (isHan(word) ? [...word, ...pairs(word)] : endings(word.slice(0, 40)))),
  )
  return [...new Set(tokens)]
}

/** Tokens that Chinese names are found by in letters; texts without Chinese give none. */
export const spokenTokens = (names: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    names.flatMap(name =>
      words(name ?? '')
        .filter(isHan)
        .flatMap(pinyinTokens),
    ),
  ),
]

/** Characters of a run up to which it may be two words: each of them is one more way to read it, as long as the run. */
const MAX_TWO_WORDS = 12

/**
 * A Chinese run as tsquery text: its pairs of characters, or those with one pair left out where two words may meet
 * (`龙井茶` finds what has `龙井` and `茶` apart).
 */
function runQuery(run: string): string {
  const characters = [...run]
  const all = (parts: readonly string[]) => parts.map(part => `'${part}'`).join(' & ')
  const partsOf = (from: number, to: number) =>
    to - from === 1 ? [characters[from] ?? ''] : pairs(characters.slice(from, to).join(''))
  if (characters.length < 3 || characters.length > MAX_TWO_WORDS) return all(partsOf(0, characters.length))
  const splits = characters
    .slice(1)
    .map((_, i) => [...partsOf(0, i + 1), ...partsOf(i + 1, characters.length)])
  return `(${[partsOf(0, characters.length), ...splits].map(all).join(' | ')})`
}

/** A text as it is written, and with its joints left out where it has any. */
const spellings = (text: string): string[] => [...new Set([text, joined(text)])]

/** Words in letters and digits alone, as names are compared with what was typed. */
export const latinWords = (text: string): string[] =>
  words(joined(unpriced(text))).filter(word => !isHan(word))

/** Of a term that was folded: one character may have become eighteen. */
const cut = (folded: string) => [...folded].slice(0, LIMITS.searchTerm.max).join('')

/** A term as tsquery text in which every part must be found; null where nothing in it can be searched for. */
export function searchQuery(term: string): string | null {
  const queries = spellings(cut(unpriced(term))).flatMap(spelling => partsQuery(spelling) ?? [])
  return queries.length > 1 ? queries.map(query => `(${query})`).join(' | ') : (queries[0] ?? null)
}

function partsQuery(term: string): string | null {
  const parts = words(term).map(word => (isHan(word) ? runQuery(word) : `'${word}':*`))
  return parts.length > 0 ? [...new Set(parts)].join(' & ') : null
}

/** What of a term is looked for in names when results are ranked. */
export const searchWords = (term: string): string[] => [
  ...new Set(words(term).flatMap(word => (isHan(word) && [...word].length > 2 ? pairs(word) : [word]))),
]

/** A term as names are compared with it when results are ranked. */
export const foldTerm = unpriced
