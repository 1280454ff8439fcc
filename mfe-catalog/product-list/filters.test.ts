import type { Facets } from 'shared-contracts/api/entities/facets.ts'
import { expect, test } from 'vitest'
import { chosenFilters, filterGroups } from './filters.ts'
import { allOf, isNarrowed, listHref, readListQuery } from './list-query.ts'

const named = (slug: string, count: number, parent: string | null = null) => ({
  slug,
  name: slug.toUpperCase(),
  count,
  parent,
})
const facets: Facets = {
  brands: [named('leaf', 4), named('kiln', 2)],
  tags: [named('gift', 3), named('best', 1)],
  categories: [named('tea', 5), named('books', 1), named('green', 2, 'tea')],
  prices: [
    { from: 0, to: 500, count: 1 },
    { from: 500, to: null, count: 5 },
  ],
  clearance: 0,
  inStock: 5,
}
const read = (address: string) => readListQuery(new URL(address, 'http://shop.test'))
const groupsOf = (address: string) => filterGroups(read(address), facets)
const hrefs = (address: string, filter: string) =>
  groupsOf(address)
    .find(group => group.filter === filter)
    ?.values.map(value => listHref(read(address), value.change))

test('CAT-9 every way to narrow a list is an address, and each that is chosen is taken off by its own', () => {
  expect(groupsOf('/store/clearance').map(group => group.filter)).toEqual([
    'inStock',
    'cat',
    'price',
    'brand',
    'tag',
  ])
  expect(hrefs('/store/clearance?tag=gift', 'brand')).toEqual([
    '/store/clearance?brand=leaf&tag=gift',
    '/store/clearance?brand=kiln&tag=gift',
  ])
  // Chosen by name or by slug: the same link takes it off.
  expect(hrefs('/store/clearance?brand=Leaf&tag=gift', 'brand')?.[0]).toBe('/store/clearance?tag=gift')
  expect(hrefs('/store/clearance?price=500-', 'price')).toEqual([
    '/store/clearance?price=0-500',
    '/store/clearance',
  ])
  expect(hrefs('/store/search?q=tea', 'inStock')).toEqual(['/store/search?q=tea&stock=here'])
})

test('CAT-9 what a list is about is no filter of it', () => {
  expect(groupsOf('/store/tag/gift').map(group => group.filter)).not.toContain('tag')
  expect(groupsOf('/store/brand/leaf').map(group => group.filter)).not.toContain('brand')
  expect(groupsOf('/store/productlist?cat=tea').map(group => group.filter)).not.toContain('cat')
  expect(isNarrowed(read('/store/productlist?cat=tea&sort=name'))).toBe(false)
  expect(isNarrowed(read('/store/tag/gift?price=500-'))).toBe(true)
  expect(allOf(read('/store/tag/gift?brand=leaf&price=500-&stock=here&sort=name'))).toBe(
    '/store/tag?name=gift&sort=name',
  )
})

test('CAT-9 categories lead one step down, and the one chosen back up', () => {
  expect(hrefs('/store/search?q=a', 'cat')).toEqual([
    '/store/search?q=a&cat=tea',
    '/store/search?q=a&cat=books',
  ])
  expect(hrefs('/store/search?q=a&cat=tea', 'cat')).toEqual([
    '/store/search?q=a',
    '/store/search?q=a&cat=green',
  ])
})

test('CAT-9 chips say names where the list knows them, and are there when it knows none', () => {
  const query = read('/store/search?q=a&cat=tea&brand=leaf&price=0-500&stock=here')
  expect(
    chosenFilters(query, facets).map(({ filter, name, change }) => [filter, name, listHref(query, change)]),
  ).toEqual([
    ['cat', 'TEA', '/store/search?q=a&brand=leaf&price=0-500&stock=here'],
    ['brand', 'LEAF', '/store/search?q=a&cat=tea&price=0-500&stock=here'],
    ['price', null, '/store/search?q=a&cat=tea&brand=leaf&stock=here'],
    ['inStock', null, '/store/search?q=a&cat=tea&brand=leaf&price=0-500'],
  ])
  expect(chosenFilters(query, undefined).map(({ name }) => name)).toEqual(['tea', 'leaf', null, null])
})
