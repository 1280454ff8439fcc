import { expect, test } from 'vitest'
import { foldTerm, latinWords, searchQuery, searchTokens, searchWords } from './search-tokens.ts'

test('CAT-3 Chinese is found by characters and pairs of neighbours, other words by their endings', () => {
  expect(searchTokens(['明前龙井', 'Mooncake'])).toEqual(
    expect.arrayContaining(['明', '龙井', '前龙', 'mooncake', 'cake']),
  )
})

test('CAT-3 two Chinese words written as one may stand apart in what is found', () => {
  expect(searchQuery('龙井')).toBe("'龙井'")
  expect(searchQuery('龙井茶')).toBe("('龙井' & '井茶' | '龙' & '井茶' | '龙井' & '茶')")
})

test.each([
  ['Chinese without an end', '龙井茶叶'.repeat(20)],
  ['runs as long as are read as two words', '龙井茶叶明前绿茶礼盒精装 '.repeat(7)],
  ['one sign that stands for four characters', '\u337f'.repeat(80)],
  ['one sign that stands for eighteen letters', '\ufdfa'.repeat(80)],
  ['joints', "a'".repeat(40)],
])('NFR-S what is looked for by a term grows no faster than the term: %s', (_, term) => {
  expect(searchQuery(term)?.split(/[&|]/).length).toBeLessThan(1_000)
  expect(searchQuery(term)?.length).toBeLessThan(10_000)
})

test('CAT-3 words of both languages must all be found; quotes and operators are no words', () => {
  expect(searchQuery("春tea | 'x")).toBe("'春' & 'tea':* & 'x':*")
  expect(searchQuery('?!')).toBeNull()
})

test('CAT-3 a price is no word of a term; a number without a currency is one', () => {
  expect(searchQuery('$10')).toBeNull()
  expect(searchQuery('￥12.50 龙井')).toBe("'龙井'")
  expect(searchQuery('Tea $ 10')).toBe("'tea':*")
  expect(searchQuery('tea 10')).toBe("'tea':* & '10':*")
  expect(latinWords('$10 tea')).toEqual(['tea'])
  expect(foldTerm('Green $10 Tea')).toBe('green tea')
})

test('CAT-3 width, case and accents do not matter', () => {
  expect(searchQuery('ＣＡＦÉ')).toBe(searchQuery('cafe'))
})

test('CAT-3 ranking looks for words and pairs of characters', () => {
  expect(searchWords('green 龙井茶')).toEqual(['green', '龙井', '井茶'])
})
