import { expect, test } from 'vitest'
import { messagesOf } from './messages-of.ts'
import type { RemoteDeclaration, RemoteModule } from './remote.ts'

const said = (words: string) => async () => ({ default: { words } })
const declaration: RemoteDeclaration = {
  name: 'mfe-sample',
  requires: '^2.1.0',
  paths: { '/': 'home', '/home': 'home', '/item/:id': 'item', '/about': 'about' },
  slots: {},
}
const messages: RemoteModule['messages'] = {
  en: said('all'),
  zh: said('都'),
  'en-home': said('home'),
  'zh-home': said('首页'),
  'en-item': said('item'),
  'zh-item': said('商品'),
}
const words = async (language: 'en' | 'zh', patterns: string[]) => {
  const loads = messagesOf({ declaration, messages }, language, patterns)
  return (await Promise.all(loads.map(load => load()))).map(table => table.default.words)
}

test('LNG-1 a page says what every page does and what is its own, in one language', async () => {
  expect(await words('en', [])).toEqual(['all'])
  expect(await words('zh', ['/item/:id'])).toEqual(['都', '商品'])
  expect(await words('en', ['/', '/home', '/item/:id'])).toEqual(['all', 'home', 'item'])
})

test('LNG-1 a page without words of its own, or one that a release does not have, says what every page does', async () => {
  expect(await words('en', ['/about', '/gone'])).toEqual(['all'])
})
