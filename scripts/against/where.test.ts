import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenAt, portIn, shopAt } from './where.ts'

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

test('REL-7 where something else listens it is said what to do', async () => {
  const [other, own] = [createServer(), createServer()]
  await listenAt(other, 0)
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  await expect(listenAt(own, port)).rejects.toThrow(
    `127.0.0.1:${port}: something else listens there, --port n`,
  )
})
