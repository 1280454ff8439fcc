import { expect, test } from 'vitest'
import { BOUGHT_TEXTS } from './bought.ts'
import { en } from './en.ts'
import { GROUP_BUY_TEXTS } from './group-buy.ts'
import zh from './zh.ts'

const TABLES: Record<string, { en: Record<string, string>; zh: Record<string, string> }> = {
  everywhere: { en, zh },
  bought: BOUGHT_TEXTS.tables,
  groupBuy: GROUP_BUY_TEXTS.tables,
}

test.each(Object.entries(TABLES))('LNG-2 %s: both languages say everything', (_, { en, zh }) => {
  expect(Object.keys(zh)).toEqual(Object.keys(en))
  for (const text of [...Object.values(en), ...Object.values(zh)]) expect(text).not.toBe('')
})
