import { expect, test } from 'vitest'
import { en } from './en.ts'
import zh from './zh.ts'

test('LNG-2 both languages say everything', () => {
  expect(Object.keys(zh)).toEqual(Object.keys(en))
  for (const text of [...Object.values(en), ...Object.values(zh)]) expect(text).not.toBe('')
})
