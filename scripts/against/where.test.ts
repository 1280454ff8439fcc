import { expect, test } from 'vitest'
import { portIn, shopAt } from './where.ts'

test('REL-7 a shop is named by its address, or by that of a page in it', () => {
  expect(shopAt('https://shop.test/store?x=1').href).toBe('https://shop.test/store?x=1')
  expect(shopAt('HTTP://localhost:8080').origin).toBe('http://localhost:8080')
})

test.each(['', 'shop.test', 'localhost:8080', '127.0.0.1:8080', 'ftp://shop.test', 'https://'])(
  'REL-7 what no shop can be at is refused, with how an address begins: "%s"',
  text => {
    expect(() => shopAt(text)).toThrow(
      `"${text}" is no address of a shop: one begins with https:// or http://`,
    )
  },
)

test('REL-7 a port is a number that a machine has', () => {
  expect(['0', '8070', '65535'].map(portIn)).toEqual([0, 8070, 65_535])
  for (const text of ['', 'abc', '-1', '1.5', '65536', '1e3'])
    expect(() => portIn(text)).toThrow(`"${text}" is no port`)
})
