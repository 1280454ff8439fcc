import { expect, test } from 'vitest'
import en from './en.ts'
import zh from './zh.ts'

const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(m => m[1]).sort()

test('LNG-2 both languages have the same texts with the same values in them', () => {
  expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort())
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    expect([key, blanks(zh[key])]).toEqual([key, blanks(en[key])])
    expect(key.startsWith('checkout.')).toBe(true)
  }
})
