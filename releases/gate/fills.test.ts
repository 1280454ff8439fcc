import { expect, test } from 'vitest'
import { fillVisitsOf } from './fills.ts'

const offering = {
  paths: { '/store/product/:id': 'product', '/checkout/cart': 'cart', '/blog/:name': 'post' },
  samples: { '/blog/:name': '/blog/tea' },
  offers: {
    'product.below-price': '/store/product/:id',
    'cart.below-lines': '/checkout/cart',
    'post.end': '/blog/:name',
  },
}
const fill = { part: 'x', order: 1, within: 100 }
const visits = (points: string[], product: string | null = null) => {
  const fills = Object.fromEntries(points.map(point => [point, fill]))
  return fillVisitsOf({ fills }, [offering], { product }).map(({ address }) => address)
}

test('REL-10 what a release fills is opened on the pages that offer it', () => {
  expect(visits(['cart.below-lines', 'post.end', 'nobody.offers'])).toEqual(['/checkout/cart', '/blog/tea'])
  expect(visits([])).toEqual([])
})

test('REL-10 a product is one that the store has', () => {
  expect(visits(['product.below-price'], '/store/product/oolong')).toEqual(['/store/product/oolong'])
})
