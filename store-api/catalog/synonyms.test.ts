import { expect, test } from 'vitest'
import { waysToSay } from './synonyms.ts'

const groups = [
  ['bubble tea', 'boba', '珍珠奶茶'],
  ['bean curd', 'tofu'],
]

test('CAT-10 a term is said in the store’s other words for what it holds, itself first', () => {
  expect(waysToSay('Bubble Tea', groups)).toEqual(['bubble tea', 'boba', '珍珠奶茶'])
  expect(waysToSay('smoked tofu', groups)).toEqual(['smoked tofu', 'smoked bean curd'])
  expect(waysToSay('冰珍珠奶茶', groups)).toContain('冰boba')
})

test('CAT-10 a word within another is no word, and without the store’s words a term is itself', () => {
  expect(waysToSay('tofurky', groups)).toEqual(['tofurky'])
  expect(waysToSay('boba', [])).toEqual(['boba'])
})
