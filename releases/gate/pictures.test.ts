import { expect, test } from 'vitest'
import { namesOf } from './pictures.ts'

const seen = (pattern: string, address: string, width = 412) => ({
  visit: { pattern, address },
  shopper: { width },
})

test('REL-7 pictures are named by address or slot and by width, and none twice', () => {
  const all = [
    seen('/', '/'),
    seen('/', '/', 1440),
    seen('/store/product/:id', '/store/product/new-year-hamper'),
    seen('/pay', '/pay?order=A%2F1'),
    seen('mini-cart', '/store/product/tea'),
    seen('/a/b', '/a/b'),
    seen('/a-b', '/a-b'),
    seen('/x', '/../../x'),
  ]
  expect(namesOf(all)).toEqual([
    'start-412',
    'start-1440',
    'store-product-new-year-hamper-412',
    'pay-order-A-2F1-412',
    'slot-mini-cart-412',
    'a-b-412',
    'a-b-412-2',
    'x-412',
  ])
})
