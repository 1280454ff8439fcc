import { expect, test } from 'vitest'
import {
  afterPress,
  filterOf,
  listHref,
  readListQuery,
  SHOWN_SORTS,
  searchSorts,
  sortOnWire,
} from './list-query.ts'

const read = (address: string) => readListQuery(new URL(address, 'http://shop.test'))

test('CAT-1 sort=date is sent as default, every other order as it is', () => {
  expect(SHOWN_SORTS.map(sortOnWire)).toEqual(['default', 'priceAsc', 'priceDesc', 'name'])
  expect(read('/store/productlist?sort=default').sort).toBe('date')
  expect(read('/store/productlist?sort=nonsense').sort).toBe('date')
})

test('CAT-3 a search is by the best match unless its address says otherwise, by date too; a list knows no best match', () => {
  expect(read('/store/search?q=tea').sort).toBe('best')
  expect(read('/store/search?q=tea&sort=date').sort).toBe('date')
  expect(read('/store/search?q=tea&sort=nonsense').sort).toBe('best')
  expect(read('/store/clearance?sort=best').sort).toBe('date')
})

test('CAT-3 a search is offered the orders that the backend names, and no choice where it names none', () => {
  expect(searchSorts(['default', 'priceAsc', 'priceDesc', 'name', 'date', 'stars'])).toEqual([
    'best',
    'date',
    'priceAsc',
    'priceDesc',
    'name',
  ])
  expect(searchSorts(['priceAsc'])).toEqual(['best', 'priceAsc'])
  expect(searchSorts(['default'])).toEqual([])
  expect(searchSorts(undefined)).toEqual([])
})

test.each([
  ['/store/productlist?cat=tea', { categoryName: 'tea' }],
  [
    '/store/productlist?cat=tea&brand=guifeng&tag=new',
    { categoryName: 'tea', brandName: 'guifeng', tagName: 'new' },
  ],
  ['/store/productlist', {}],
  ['/store/clearance', { clearance: 'true' }],
  ['/store/clearance/?cat=tea', { categoryName: 'tea', clearance: 'true' }],
  ['/store/tag?name=gift', { tagName: 'gift' }],
  ['/store/brand?name=North%20Kiln', { brandName: 'North Kiln' }],
  ['/store/tag/gift?brand=leaf', { tagName: 'gift', brandName: 'leaf' }],
  ['/store/brand/North%20Kiln', { brandName: 'North Kiln' }],
  ['/store/tag?tagName=gift', { tagName: 'gift' }],
  ['/store/brand?brand=leaf', { brandName: 'leaf' }],
  ['/store/productlist?brandName=leaf&tagName=gift', { brandName: 'leaf', tagName: 'gift' }],
  ['/store/clearance?price=1000-2000', { clearance: 'true', priceFrom: '1000', priceTo: '2000' }],
  ['/store/search?q=tea&price=5000-&stock=here', { priceFrom: '5000', inStock: 'true' }],
  ['/store/clearance?price=2000-1000&stock=there', { clearance: 'true' }],
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
  '/store/search?q=tea&cat=tea&brand=leaf&tag=gift&price=500-1000&stock=here&page=2',
  '/store/tag?name=gift&cat=tea&brand=leaf',
  '/store/search?q=tea&sort=date',
  '/store/search?q=tea&brand=leaf&sort=priceDesc&page=2',
])('RTE-6 %s is read and written back alike', address => {
  const query = read(address)
  expect(listHref(query, { page: query.page })).toBe(address)
})

test('CAT-1 another sort order starts at the first page', () => {
  expect(listHref(read('/store/tag?name=gift&page=4'), { sort: 'name' })).toBe(
    '/store/tag?name=gift&sort=name',
  )
})

test.each(['0', '-1', '1.5', 'x', '99999', ''])('CAT-1 a page of "%s" is page 1', page => {
  expect(read(`/store/clearance?page=${page}`).page).toBe(1)
})

test('CAT-9 what is pressed before the list of an earlier press is drawn counts beside that; of another list it is the drawn one’s', () => {
  const drawn = read('/store/productlist?cat=tea&tag=gift')
  const coming = '/store/productlist?cat=tea&tag=gift&brand=leaf&sort=name&page=2'
  expect(afterPress(drawn, { inStock: true }, coming)).toBe(
    '/store/productlist?cat=tea&brand=leaf&tag=gift&stock=here&sort=name',
  )
  expect(afterPress(drawn, { tag: null }, coming)).toBe('/store/productlist?cat=tea&brand=leaf&sort=name')
  // Taken back before it was drawn.
  expect(afterPress(drawn, { sort: 'date' }, coming)).toBe('/store/productlist?cat=tea&brand=leaf&tag=gift')
  for (const elsewhere of [
    '/store/search?q=tea',
    '/store/clearance?brand=leaf',
    '/store/tag/best',
    '/account/login',
  ])
    expect(afterPress(drawn, { inStock: true }, elsewhere)).toBe(
      '/store/productlist?cat=tea&tag=gift&stock=here',
    )
})
