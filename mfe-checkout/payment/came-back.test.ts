import { expect, test } from 'vitest'
import { withoutMark } from './came-back.ts'

test('CHK-8 the address forgets that somebody gave up at the provider, and nothing else', () => {
  const page = 'http://shop.test/checkout/payment'
  expect(withoutMark(`${page}?cancelled=1&token=EC-1`)).toBe(page)
  expect(withoutMark(`${page}?cancelled=1&order=o7#pay`)).toBe(`${page}?order=o7#pay`)
})
