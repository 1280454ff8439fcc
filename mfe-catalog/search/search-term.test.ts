import { expect, test } from 'vitest'
import { readTerm, searchHref } from './search-term.ts'

test('CAT-3 a term is one line within the backend’s limit', () => {
  const read = (q: string) => readTerm(new URL(searchHref(q), 'http://shop.test'))
  expect(read('  a \n b ')).toBe('a b')
  expect(read('茶'.repeat(200))).toHaveLength(80)
  expect(read('50% / off & more')).toBe('50% / off & more')
})

test('CAT-3 REL-9 a term is cut between characters, never within one', () => {
  const read = (q: string) => readTerm(new URL(searchHref(q), 'http://shop.test'))
  expect(read('😀'.repeat(41))).toBe('😀'.repeat(40))
  expect(read(`a${'😀'.repeat(40)}`)).toBe(`a${'😀'.repeat(39)}`)
})

test.each(['.', '..', ' .. '])('CAT-3 API-4 %j is no term: the search page asks for one', q => {
  expect(readTerm(new URL(searchHref(q), 'http://shop.test'))).toBe('')
})
