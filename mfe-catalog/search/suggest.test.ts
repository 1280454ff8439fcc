import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { categories, summary } from '../fixtures/products.ts'
import { createFinder } from './suggest.ts'

const SEARCH = 'GET productManagement2/products/search/{term}'
const CATEGORIES = 'GET productManagement/categories/{x}'
const BRANDS = 'GET productManagement/brands'
const answers = {
  [SEARCH]: { products: [summary('osmanthus', { name: 'Osmanthus Oolong' })] },
  [CATEGORIES]: { categories },
  [BRANDS]: {
    brands: [
      { slug: 'oolong-house', name: 'Oolong House', count: 3 },
      { slug: 'gone', name: 'Oolong gone', count: 0 },
      { slug: 'uncounted', name: 'Oolong Uncounted' },
    ],
  },
}
const signal = new AbortController().signal

test('HDR-3 shelves and brands of that name come before products, and the way to all that is found ends it', async () => {
  const { app, asked } = fakeApp(answers)
  const find = createFinder(app.api)
  const found = await find('oolong', signal)
  expect(found.map(({ kind, name }) => [kind, name])).toEqual([
    ['category', 'Oolong'],
    ['brand', 'Oolong House'],
    ['brand', 'Oolong Uncounted'],
    ['product', 'Osmanthus Oolong'],
    ['all', 'oolong'],
  ])
  expect(found[0]?.to).toBe('/store/productlist?cat=oolong')
  await find('tea', signal)
  expect(asked.filter(call => JSON.stringify(call).includes(BRANDS))).toHaveLength(1)
})

test('HDR-3 without shelves and brands products are offered all the same; nothing found offers nothing', async () => {
  const down = () => {
    throw new Error('down')
  }
  const alone = createFinder(
    fakeApp({ [SEARCH]: answers[SEARCH], [CATEGORIES]: down, [BRANDS]: down }).app.api,
  )
  expect((await alone('oolong', signal)).map(({ kind }) => kind)).toEqual(['product', 'all'])
  const none = createFinder(fakeApp({ ...answers, [SEARCH]: { products: [] } }).app.api)
  expect(await none('qqqq', signal)).toEqual([])
})

test('HDR-3 shelves and brands that could not be had are asked for again with what is typed next', async () => {
  let isDown = true
  const brands = () => {
    if (isDown) throw new Error('down')
    return answers[BRANDS]
  }
  const find = createFinder(fakeApp({ ...answers, [BRANDS]: brands }).app.api)
  expect((await find('ool', signal)).map(({ kind }) => kind)).toEqual(['product', 'all'])
  isDown = false
  expect((await find('oolong', signal)).map(({ kind }) => kind)).toContain('category')
})
