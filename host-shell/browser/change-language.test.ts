import type { Language } from 'shared-contracts/language/language.ts'
import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import en from '../messages/en.ts'
import { createTexts } from '../messages/texts.ts'
import { changeLanguage } from './change-language.ts'

// Tests of other files run in the same process.
afterAll(() => void vi.unstubAllGlobals())

/** A window at an address, and what it and the routes were told, in order. */
function openAt(href: string) {
  const told: string[] = []
  const at = Object.assign(new EventTarget(), {
    location: { href },
    history: {
      state: { key: 'k', idx: 3 },
      replaceState: (state: object, _: string, url: URL) => void told.push(`${JSON.stringify(state)} ${url}`),
    },
  })
  at.addEventListener('popstate', () => told.push('popstate'))
  vi.stubGlobal('window', at)
  return { told, revalidate: async () => void told.push('loaded anew') }
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('PopStateEvent', Event)
})

const ANSWERS = {
  'GET common3/changeLocale/{locale}': { applicationMessage: { messages: {} } },
  'GET common3/appInfoInit': () => Promise.reject(new Error('not now')),
  'GET shoppingManagement4/myCart': () => Promise.reject(new Error('not now')),
}

test.each([
  ['/store/product/x?lang=zh&options=a%3A1#more', '/store/product/x?options=a%3A1#more'],
  ['/?lang=zh', '/'],
])(
  'LNG-1 whoever came by %s and chooses another language is at %s, in the same entry of the history',
  async (from, to) => {
    const { told, revalidate } = openAt(`https://shop.example${from}`)
    const areas = { messagesIn: async () => [] }
    await changeLanguage(
      'en',
      createFakeApp({ answers: ANSWERS }),
      createTexts('zh', en, {}),
      areas as never,
      revalidate,
    )
    expect(told).toEqual(['loaded anew', `{"key":"k","idx":3} https://shop.example${to}`, 'popstate'])
  },
)

test('LNG-1 LNG-2 what is opened while the language is being switched speaks the new one too', async () => {
  const opened = ['catalog']
  const open = (name: string) => void (opened.includes(name) || opened.push(name))
  let rounds = 0
  const areas = {
    async messagesIn(language: Language) {
      const tables = opened.map(name => ({ [`${name}.title`]: `${name} ${language}` }))
      await Promise.resolve()
      if (++rounds === 2) open('checkout')
      return tables
    },
  }
  const { told, revalidate } = openAt('https://shop.example/store?page=2')
  const app = createFakeApp({
    answers: {
      ...ANSWERS,
      'GET shoppingManagement4/myCart': () => {
        open('account')
        throw new Error('not now')
      },
    },
  })
  const texts = createTexts('en', en, {})
  await changeLanguage('zh', app, texts, areas as never, revalidate)
  expect(told).toEqual(['loaded anew'])
  expect(['catalog', 'account', 'checkout'].map(name => texts.translate(`${name}.title`))).toEqual([
    'catalog zh',
    'account zh',
    'checkout zh',
  ])
})

test('LNG-1 LNG-6 what the server drew is taken over in its own language before another one is spoken', async () => {
  let idle = () => {}
  vi.stubGlobal('requestIdleCallback', (done: () => void) => {
    idle = done
  })
  onTestFinished(() => void vi.stubGlobal('requestIdleCallback', undefined))
  const { told, revalidate } = openAt('https://shop.example/')
  const areas = { messagesIn: async () => [{ 'catalog.title': '茶' }] }
  const texts = createTexts('en', en, {})
  texts.add('en', { 'catalog.title': 'Tea' })
  const app = createFakeApp({ answers: ANSWERS })
  const changed = changeLanguage('zh', app, texts, areas as never, revalidate)
  await vi.waitUntil(() => app.calls.length === 3)
  await vi.dynamicImportSettled()
  expect([app.state.$language.get(), texts.translate('catalog.title'), told]).toEqual(['en', 'Tea', []])
  idle()
  await changed
  expect([app.state.$language.get(), texts.translate('catalog.title')]).toEqual(['zh', '茶'])
})
