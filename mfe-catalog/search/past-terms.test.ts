import { expect, test } from 'vitest'
import { forgetTerms, keepTerm, pastTerms } from './past-terms.ts'

function storage(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('HDR-3 the latest terms are kept, each once, and forgotten when asked', () => {
  const own = storage()
  for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c', '']) keepTerm(own, term)
  expect(pastTerms(own)).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  forgetTerms(own)
  expect(pastTerms(own)).toEqual([])
})

test('HDR-3 whatever else stands in the storage is no term', () => {
  expect(pastTerms(storage({ 'arcade.searches': '{"a":1}' }))).toEqual([])
  expect(pastTerms(storage({ 'arcade.searches': '[1,"tea",null]' }))).toEqual(['tea'])
})
