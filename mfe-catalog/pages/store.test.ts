import { ApiError } from 'shared-contracts/api/api-error.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { categories, departments, summaries } from '../fixtures/products.ts'
import { show } from '../fixtures/show.ts'

const COUNT = 'GET productManagement2/products/listCount'

test('RTE-6 /store shows every shelf as a tile and the newest products', async () => {
  const { app, asked } = fakeApp({
    'GET productManagement/categories/{x}': { categories },
    'GET productManagement2/products': { products: summaries(0, 12) },
    [COUNT]: { count: 12 },
  })
  const { html, head } = await show(app, '/store')
  for (const { slug } of categories) expect(html).toContain(`cat=${slug}`)
  expect(html.match(/class="catalog-card"/g)).toHaveLength(12)
  expect(html).toContain('See all products')
  expect(asked.map(a => a.options.query?.sortby).filter(Boolean)).toEqual(['default'])
  expect(head).toMatchObject({ title: 'Shop', canonical: '/store' })
})

test('RTE-6 CAT-1 a department is headed where it has shelves; those without are one grid, each named once', async () => {
  const store = async (shown: typeof categories) => {
    const { app } = fakeApp({
      'GET productManagement/categories/{x}': { categories: shown },
      'GET productManagement2/products': { products: [] },
      [COUNT]: { count: 0 },
    })
    const { html } = await show(app, '/store')
    return {
      heads: [...html.matchAll(/<h2>([^<]+)</g)].map(([, name]) => name).slice(0, -1),
      grids: [...html.matchAll(/<ul class="catalog-tiles.*?<\/ul>/g)].map(([grid]) =>
        [...grid.matchAll(/cat=(\w+)/g)].map(([, slug]) => slug),
      ),
    }
  }
  expect(await store(categories)).toEqual({ heads: ['Tea'], grids: [['oolong', 'green'], ['bakery']] })
  const flat = categories.filter(({ parent }) => parent === null)
  expect(await store(flat)).toEqual({ heads: [], grids: [['tea', 'bakery']] })
})

test('CAT-1 CAT-8 /store leads to the brands and to what is reduced where there are any', async () => {
  const answers = {
    'GET productManagement/categories/{x}': { categories },
    'GET productManagement2/products': { products: summaries(0, 2) },
  }
  const counted = (brands: object[], clearance: number) => ({
    ...answers,
    [COUNT]: {
      count: 2,
      facets: { categories: [], brands, tags: [], prices: [], clearance },
    },
  })
  const lists = async (told: object) => {
    const { html } = await show(fakeApp(told).app, '/store')
    return ['/store/brands', '/store/clearance'].filter(path => html.includes(`href="${path}"`))
  }
  const brand = { slug: 'north-pier', name: 'North Pier', count: 2 }
  expect(await lists(counted([brand], 1))).toEqual(['/store/brands', '/store/clearance'])
  expect(await lists(counted([], 0))).toEqual([])
  expect(await lists({ ...answers, [COUNT]: { count: 2 } }), 'counts nothing else').toEqual([])
  const refuse = () => {
    throw new ApiError(COUNT, 500, {})
  }
  expect(await lists({ ...answers, [COUNT]: refuse }), 'does not count').toEqual([])
})

test.each([
  ['without shelves', () => []],
  [
    'with shelves',
    (slug: string) => [{ slug: `${slug}-a`, name: `${slug} A`, image: null, count: 1, parent: slug }],
  ],
])(
  'CAT-1 hundreds of departments %s do not fill the shop: all are found, most once they are asked for',
  async (_, more) => {
    const many = departments(500)
    const { app } = fakeApp({
      'GET productManagement/categories/{x}': { categories: many.flatMap(one => [one, ...more(one.slug)]) },
      'GET productManagement2/products': { products: [] },
      [COUNT]: { count: 0 },
    })
    const { html } = await show(app, '/store')
    for (const { slug } of many) expect(html).toMatch(new RegExp(`cat=${slug}"`))
    const open = html.replace(/<details.*?<\/details>/g, '')
    expect(open.match(/cat=\w+"/g)?.length).toBeLessThan(50)
    expect(html).toMatch(/<summary>4[67]\d more<\/summary>/)
  },
)
