import { foldTerm } from './search-tokens.ts'

/** Words that mean the same in this store, e.g. `['bubble tea', 'boba', '波霸']`. */
export type Synonyms = readonly (readonly string[])[]

/** Others of what a term may be written as: a search tries no more than these. */
const MAX_WAYS = 8
const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text)

/** Ways to say a term, itself first: one of its words, or some in a row, in the store's other words for it. Folded. */
export function waysToSay(term: string, synonyms: Synonyms): string[] {
  const folded = foldTerm(term).trim()
  const others = synonyms.flatMap(group => {
    const words = group.map(foldTerm)
    return words.flatMap(word => {
      const found = positionOf(folded, word)
      if (found < 0) return []
      const before = folded.slice(0, found)
      const after = folded.slice(found + word.length)
      return words.filter(other => other !== word).map(other => before + other + after)
    })
  })
  return [...new Set([folded, ...others])].slice(0, 1 + MAX_WAYS)
}

/** Where a word stands in a text as a whole one; Chinese has no spaces. */
function positionOf(text: string, word: string): number {
  if (word === '') return -1
  if (isHan(word)) return text.indexOf(word)
  const found = ` ${text.replace(/[^\p{L}\p{N}]/gu, ' ')} `.indexOf(` ${word} `)
  return found
}
