import { expect, test } from 'vitest'
import { setOff } from './set-off.ts'

test.each([
  ['Osmanthus & Co.', ' Osmanthus & Co. '],
  ['Épicerie', ' Épicerie '],
  ['桂花茶舍', '桂花茶舍'],
  ['桂花茶舍 Markham', '桂花茶舍 Markham '],
  ['𠮷野家', '𠮷野家'],
  ['', ''],
])('LNG-5 “%s” in a Chinese sentence is “%s”', (name, set) => {
  expect(setOff(name, 'zh')).toBe(set)
  expect(setOff(name, 'en')).toBe(name)
})
