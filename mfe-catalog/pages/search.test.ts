import { ApiError } from 'shared-contracts/api/api-error.ts'
import { expect, test } from 'vitest'
import { type Answers, fakeApp } from '../fixtures/app.ts'
import { categories, summaries } from '../fixtures/products.ts'
import { show } from '../fixtures/show.ts'

const FIND = 'GET productManagement2/products/search/{term}'
const COUNT = 'GET productManagement2/products/searchCount/{term}'
const LIST = 'GET productManagement2/products'
const TREE = 'GET productManagement/categories/{x}'
const answers: Answers = {
  [FIND]: ({ query }) => ({ products: summaries(Number(query?.startingPosition), 12) }),
  [COUNT]: { count: 30 },
  [TREE]: { categories },
  [LIST]: { products: summaries(90, 2) },
}

test('CAT-3 results come with their count and a link to the next page', async () => {
  const { app, asked } = fakeApp(answers)
  const { html, head } = await show(app, '/store/search?q=oolong%20tea')
  expect(asked.find(a => a.call === FIND)?.options.params).toEqual({ term: 'oolong tea' })
  expect(html).toContain('30 results for “oolong tea”')
  // How many there are is said once, to the eye and to the ear.
  expect(html).toMatch(/<p aria-live="polite"[^>]*>30 results/)
  expect(html).not.toContain('30 items')
  expect(html).toContain('value="oolong tea"')
  expect(html).toContain('href="/store/search?q=oolong+tea&amp;page=2"')
  expect(head).toMatchObject({ title: 'Search: oolong tea', noindex: true })
})

test('API-5 CAT-3 results of which nothing can be read are not shown as a list: the area says so and has a retry', async () => {
  const { app } = fakeApp({ ...answers, [FIND]: { products: [] } })
  expect((await show(app, '/store/search?q=tea')).status).toBe(502)
})

test('CAT-3 results are sorted as a list is, where the backend says that it can', async () => {
  const sorts = ['default', 'priceAsc', 'priceDesc', 'name', 'date']
  const { app, asked } = fakeApp({ ...answers, [COUNT]: { count: 30, sorts } })
  const { html } = await show(app, '/store/search?q=tea&brand=leaf&sort=priceAsc')
  expect(asked.find(a => a.call === FIND)?.options.query).toMatchObject({ sortby: 'priceAsc' })
  expect(asked.find(a => a.call === COUNT)?.options.query).toEqual({ brandName: 'leaf' })
  expect(html).toContain('class="catalog-sort" action="/store/search" method="get"')
  expect(html).toContain('<input type="hidden" name="q" value="tea"/>')
  expect(html).toContain('<input type="hidden" name="brand" value="leaf"/>')
  expect(html).toMatch(/<option value="best">[\s\S]*<option value="priceAsc" selected="">/)
  expect(html).toContain('sort=priceAsc&amp;page=2')
})

test('CAT-3 the best match comes first unless something else is asked for', async () => {
  const { app, asked } = fakeApp({ ...answers, [COUNT]: { count: 30, sorts: ['date'] } })
  const { html } = await show(app, '/store/search?q=tea')
  expect(asked.find(a => a.call === FIND)?.options.query).not.toHaveProperty('sortby')
  expect(html).toMatch(/<option value="best" selected="">[\s\S]*<option value="date">/)
  expect(html).not.toContain('<option value="name">')
})

test('CAT-3 of a backend that knows no order, none is asked and none is offered', async () => {
  const { app, asked } = fakeApp(answers)
  const { html } = await show(app, '/store/search?q=tea&sort=priceAsc')
  expect(asked.find(a => a.call === FIND)?.options.query).not.toHaveProperty('sortby')
  expect(html).not.toContain('catalog-sort')
  expect(html).toContain('href="/store/search?q=tea&amp;page=2"')
})

test('CAT-10 no result says so and leads on', async () => {
  const { app } = fakeApp({ ...answers, [FIND]: { products: [] }, [COUNT]: { count: 0 } })
  const { status, html } = await show(app, '/store/search?q=xyz')
  expect(status).toBe(200)
  expect(html).toContain('Nothing found for “xyz”')
  expect(html).toContain('cat=tea')
  expect(html).not.toContain('cat=oolong')
  expect(html).toContain('Product p90')
  expect(html).toContain('href="/page/contact"')
})

test('CAT-3 without a term nothing is searched and the shelves show', async () => {
  const { app, asked } = fakeApp(answers)
  const { html } = await show(app, '/store/search?q=%20')
  expect(asked.map(a => a.call)).toEqual([TREE, LIST])
  expect(html).toContain('What are you looking for?')
  expect(html).toContain('action="/store/search" method="get"')
})

test('CAT-9 a search is narrowed like a list, and says how to widen it where nothing fits', async () => {
  const { app, asked } = fakeApp({ ...answers, [FIND]: { products: [] }, [COUNT]: { count: 0 } })
  const { html } = await show(app, '/store/search?q=tea&brand=leaf&stock=here')
  const filter = { brandName: 'leaf', inStock: 'true' }
  expect(asked.find(a => a.call === COUNT)?.options.query).toEqual(filter)
  expect(asked.find(a => a.call === FIND)?.options.query).toMatchObject(filter)
  expect(html).toContain('Nothing fits all of these filters')
  expect(html).toContain('Brand: leaf')
  expect(html).toContain('href="/store/search?q=tea&amp;stock=here"')
  expect(html).toContain('href="/store/search?q=tea"')
})

test('CAT-10 a slip of the pen is told together with what was searched for instead', async () => {
  const { app } = fakeApp({ ...answers, [COUNT]: { count: 30, instead: 'oolong' } })
  const { html } = await show(app, '/store/search?q=oolng')
  expect(html).toContain('30 results for “oolong”')
  expect(html).toContain('nothing is called “oolng”')
})

const missing = (call: string) => () => {
  throw new ApiError(call, 404, {})
}

test('API-5 CAT-10 the ways onward are those that the store has calls for', async () => {
  for (const [gone, left, without] of [
    [TREE, 'Product p90', 'cat=tea'],
    [LIST, 'cat=tea', 'Product p90'],
  ] as const) {
    const { app } = fakeApp({
      ...answers,
      [gone]: missing(gone),
      [FIND]: { products: [] },
      [COUNT]: { count: 0 },
    })
    for (const path of ['/store/search', '/store/search?q=xyz']) {
      const { status, html } = await show(app, path)
      expect(status, path).toBe(200)
      expect(html).toContain(left)
      expect(html).not.toContain(without)
    }
  }
})

test('API-5 CAT-3 a store that has no search says so, and leads on', async () => {
  const { app } = fakeApp({ ...answers, [FIND]: missing(FIND), [COUNT]: missing(COUNT) })
  for (const path of ['/store/search?q=tea', '/store/search?q=tea&page=2&cat=oolong']) {
    const { status, html } = await show(app, path)
    expect(status, path).toBe(200)
    for (const text of ['This store cannot be searched', 'cat=tea', 'Product p90'])
      expect(html).toContain(text)
    expect(html).not.toMatch(/Nothing found|\d results/)
  }
})

test('API-5 CAT-3 a search that nobody counts is as long as its parts say', async () => {
  const { app } = fakeApp({ ...answers, [COUNT]: missing(COUNT) })
  const { status, html } = await show(app, '/store/search?q=tea&sort=priceAsc')
  expect(status).toBe(200)
  expect(html).toContain('Product p0')
  expect(html).toContain('href="/store/search?q=tea&amp;page=2"')
  // Nobody knows how many there are.
  expect(html).toMatch(/<p aria-live="polite"[^>]*>Search: tea</)
  expect(html).not.toMatch(/\d+ results/)
  const none = fakeApp({ ...answers, [COUNT]: missing(COUNT), [FIND]: { products: [] } })
  expect((await show(none.app, '/store/search?q=xyz')).html).toContain('Nothing found for “xyz”')
})
