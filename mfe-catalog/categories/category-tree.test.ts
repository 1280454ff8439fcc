import { expect, test } from 'vitest'
import { categories, departments } from '../fixtures/products.ts'
import { chipRow, trail } from './category-tree.ts'

test('CAT-1 chips are the categories below, or the neighbours of a leaf', () => {
  expect(chipRow(categories, null)).toMatchObject({
    parent: null,
    chips: [{ slug: 'tea' }, { slug: 'bakery' }],
  })
  const tea = { parent: { slug: 'tea' }, chips: [{ slug: 'oolong' }, { slug: 'green' }] }
  expect(chipRow(categories, 'tea')).toMatchObject(tea)
  expect(chipRow(categories, 'green')).toMatchObject(tea)
})

test('CAT-8 breadcrumbs lead from the root down, even where a store’s tree loops', () => {
  expect(trail(categories, 'oolong').map(c => c.slug)).toEqual(['tea', 'oolong'])
  expect(trail(categories, 'none')).toEqual([])
  const loop = [
    { slug: 'a', name: 'A', parent: 'b', image: null, count: 0 },
    { slug: 'b', name: 'B', parent: 'a', image: null, count: 0 },
  ]
  expect(trail(loop, 'a').map(c => c.slug)).toEqual(['b', 'a'])
})

test('CAT-1 of hundreds of categories the first are above a list, and its own', () => {
  const many = departments(500)
  expect(chipRow(many, null).chips).toHaveLength(24)
  expect(chipRow(many, 'c3').chips).toHaveLength(24)
  expect(chipRow(many, 'c400').chips.at(-1)).toEqual({ slug: 'c400', name: 'Shelf 400' })
})
