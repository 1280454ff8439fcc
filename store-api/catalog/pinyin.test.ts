import { expect, test } from 'vitest'
import { pinyinTokens } from './pinyin.ts'

test.each([
  ['铁观音', ['tieguanyin', 'guanyin', 'yin', 'tgy', 'gy']],
  ['绿茶', ['lucha', 'cha', 'lvcha', 'cha', 'lc']],
  ['茶', ['cha']],
  // One character, read as its word has it.
  ['重庆', ['chongqing', 'qing', 'cq']],
])('CAT-10 %s is found by what is typed for it', (name, tokens) => {
  expect(pinyinTokens(name)).toEqual(tokens)
})
