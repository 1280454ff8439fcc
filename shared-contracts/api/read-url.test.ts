import { expect, test } from 'vitest'
import { readURL } from './read-url.ts'

test('PLT-5 an address is read, what is none is told apart', () => {
  expect(readURL('HTTPS://Shop.Example/a b')?.href).toBe('https://shop.example/a%20b')
  for (const text of ['', '/a', 'https://', 'http://[', 'https://%']) expect(readURL(text)).toBeNull()
})
