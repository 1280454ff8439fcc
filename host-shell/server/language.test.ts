import { expect, test } from 'vitest'
import { createLanguageGuess } from './language.ts'

const asking = (asked: string, cookie = '', shop = 'shop.test') =>
  new Request(`http://${shop}/`, { headers: { 'accept-language': asked, cookie } })

test('LNG-1 the note comes before the browser’s wish, and weights count', () => {
  const { guess } = createLanguageGuess()
  expect(guess(asking('zh', 'arcade_language=en'))).toBe('en')
  expect(guess(asking('en;q=0.5, zh-TW'))).toBe('zh')
  expect(guess(asking('fr'))).toBe('en')
})

test('LNG-1 what one shop offers is no guess for another', () => {
  const { guess, learn } = createLanguageGuess()
  learn(asking(''), ['zh'])
  expect(guess(asking('en'))).toBe('zh')
  expect(guess(asking('en', '', 'other.test'))).toBe('en')
  learn(asking(''), ['en', 'zh'])
  expect(guess(asking('zh'))).toBe('zh')
})

test('VIS-4 addresses that visitors make up do not fill the memory', () => {
  const { guess, learn } = createLanguageGuess()
  learn(asking(''), ['zh'])
  for (let i = 0; i < 200; i++) learn(asking('', '', `x${i}.test`), ['en'])
  expect(guess(asking('en'))).toBe('en')
})
