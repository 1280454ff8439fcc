import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLanguage } from './accept-language.ts'

const BOTH = ['en', 'zh'] as const

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en-CA,en;q=0.9,zh;q=0.8', 'en'],
  ['en;q=0.5, zh;q=0.9', 'zh'],
  ['fr-CA, zh-TW;q=0.3', 'zh'],
  ['ZH-hans ; Q=0.9, en;q=0.1', 'zh'],
  ['en;q=0, zh;q=0.1', 'zh'],
  ['zh;q=0, *;q=0.5', 'en'],
  ['*', 'en'],
  ['zh;q=0.2, *;q=0.9', 'en'],
  ['en;q=nonsense, zh;q=0.1', 'zh'],
  ['en, zh', 'en'],
])('LNG-1 %j is %s', (header, language) => expect(chooseLanguage(header, BOTH)).toBe(language))

test.each([['fr'], [''], ['en;q=0'], [null], [undefined]])('LNG-1 %j asks for none of them', header =>
  expect(chooseLanguage(header, BOTH)).toBeNull(),
)

test('LNG-1 what the store does not offer is never chosen', () => {
  expect(chooseLanguage('zh-CN,zh;q=0.9,en;q=0.8', ['en'])).toBe('en')
  expect(chooseLanguage('zh-CN', ['en'])).toBeNull()
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), header => {
      const chosen = chooseLanguage(header, ['en', 'zh'])
      expect([null, 'en', 'zh']).toContain(chosen)
    }),
  )
})
