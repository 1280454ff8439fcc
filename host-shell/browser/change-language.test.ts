import type { Language } from 'shared-contracts/language/language.ts'
import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import en from '../messages/en.ts'
import { createTexts } from '../messages/texts.ts'
import { changeLanguage } from './change-language.ts'

beforeEach(() => void vi.stubGlobal('document', { documentElement: {} }))

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
  const app = createFakeApp({
    answers: {
      'GET common3/changeLocale/{locale}': { applicationMessage: { messages: {} } },
      'GET common3/appInfoInit': () => {
        open('account')
        throw new Error('not now')
      },
      'GET shoppingManagement4/myCart': () => {
        throw new Error('not now')
      },
    },
  })
  const texts = createTexts('en', en, {})
  await changeLanguage('zh', app, texts, areas as never)
  expect(['catalog', 'account', 'checkout'].map(name => texts.translate(`${name}.title`))).toEqual([
    'catalog zh',
    'account zh',
    'checkout zh',
  ])
})
