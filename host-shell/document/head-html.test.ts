import { LANGUAGES } from 'shared-contracts/language/language.ts'
import { expect, test } from 'vitest'
import { headHtml } from './head-html.ts'

test('CAT-8 the locale of Open Graph is a language and a territory, without a script', () => {
  const head = { siteName: 'Shop', title: 'Tea', canonical: '/' }
  const locales = LANGUAGES.map(language => {
    const html = headHtml(head, 'https://shop.example', { language, offered: LANGUAGES }, '/')
    return /property="og:locale" content="([^"]*)"/.exec(html)?.[1]
  })
  expect(locales).toEqual(['en_CA', 'zh_CN'])
})
