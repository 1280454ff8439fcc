import { expect, test } from 'vitest'
import { filterOf, listHref, readListQuery, SHOWN_SORTS, sortOnWire } from './list-query.ts'

const read = (address: string) => readListQuery(new URL(address, 'http://shop.test'))

test('CAT-1 sort=date is sent as default, every other order as it is', () => {
  expect(SHOWN_SORTS.map(sortOnWire)).toEqual(['default', 'priceAsc', 'priceDesc', 'name'])
  expect(read('/store/productlist?sort=default').sort).toBe('date')
  expect(read('/store/productlist?sort=nonsense').sort).toBe('date')
})

test.each([
  ['/store/productlist?cat=tea', { categoryName: 'tea' }],
  [
    '/store/productlist?cat=tea&brand=guifeng&tag=new',
    { categoryName: 'tea', brandName: 'guifeng', tagName: 'new' },
  ],
  ['/store/productlist', {}],
  ['/store/clearance', { clearance: 'true' }],
  ['/store/clearance/?cat=tea', { clearance: 'true' }],
  ['/store/tag?name=gift', { tagName: 'gift' }],
  ['/store/brand?name=North%20Kiln', { brandName: 'North Kiln' }],
])('CAT-1 %s asks for its products alone', (address, filter) => {
  expect(filterOf(read(address))).toEqual(filter)
})

test.each([
  '/store/productlist?cat=tea&brand=guifeng&tag=new&sort=priceAsc&page=3',
  '/store/productlist?cat=%E8%8C%B6',
  '/store/clearance?sort=name',
  '/store/tag?name=gift&page=2',
  '/store/brand?name=North+Kiln',
  '/store/productlist',
])('RTE-6 %s is read and written back alike', address => {
  const query = read(address)
  expect(listHref(query, { page: query.page })).toBe(address)
})

test('CAT-1 another sort order starts at the first page', () => {
  expect(listHref(read('/store/tag?name=gift&page=4'), { sort: 'name' })).toBe(
    '/store/tag?name=gift&sort=name',
  )
})

test.each(['0', '-1', '1.5', 'x', '99999', ''])('a page of "%s" is page 1', page => {
  expect(read(`/store/clearance?page=${page}`).page).toBe(1)
})
