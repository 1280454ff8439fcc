import { ApiError } from 'shared-contracts/api/api-error.ts'
import { expect, test } from 'vitest'
import { type Answers, fakeApp } from '../fixtures/app.ts'
import { CONTENT } from '../fixtures/content.ts'
import { categories, detail, summaries } from '../fixtures/products.ts'
import { show } from '../fixtures/show.ts'

const CATEGORIES = 'GET productManagement/categories/{x}'
const PRODUCTS = 'GET productManagement2/products'
const COUNT = 'GET productManagement2/products/listCount'
const missing = (call: string) => () => {
  throw new ApiError(call, 404, {})
}
const products = { products: summaries(0, 4) }
const none = { [CONTENT]: missing(CONTENT), [CATEGORIES]: missing(CATEGORIES), [COUNT]: missing(COUNT) }
const page = (address: string, answers: Answers) => show(fakeApp({ ...none, ...answers }).app, address)

test('RTE-3 a store without a start page has one made of its categories and newest products', async () => {
  const { status, html, head } = await page('/', { [CATEGORIES]: { categories }, [PRODUCTS]: products })
  expect(status).toBe(200)
  expect(html).toContain('Product p3')
  expect(html).toContain('/store/productlist?cat=')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(head?.canonical).toBe('/')
})

test('RTE-3 an empty start page is none', async () => {
  const empty = { pageName: 'home', title: '', description: '', sections: [] }
  expect((await page('/', { [CONTENT]: empty, [PRODUCTS]: products })).html).toContain('Product p3')
})

test('RTE-3 with nothing to show at all it is still a page', async () => {
  const { status, html } = await page('/', { [PRODUCTS]: missing(PRODUCTS) })
  expect(status).toBe(200)
  expect(html).toContain('<h1')
})

test('CAT-4 a store that counts no stock sells all the same', async () => {
  const { html } = await page(`/store/product/${detail.id}`, {
    'GET productDetailManagement/productDetail/{id}': detail,
    'GET inventoryManagement/inventoryByProductAndOptions/{id}': missing('inventory'),
    'GET productManagement2/products/relatedProducts/{id}': { products: [] },
  })
  expect(html).toContain(detail.name)
  const values = detail.options.flatMap(option => option.values)
  expect(html.match(/data-state="open"/g)).toHaveLength(values.length)
  expect(html).not.toContain('Sold out')
})

test.each(['/store', '/store/productlist', '/store/productlist?cat=tea'])(
  'CAT-1 %s needs neither categories nor a count',
  async address => {
    const { status, html } = await page(address, { [PRODUCTS]: products })
    expect(status).toBe(200)
    expect(html).toContain('Product p3')
  },
)

test('RTE-3 CAT-1 a start page made of hundreds of categories shows the first of them', async () => {
  const [one] = categories
  const many = Array.from({ length: 500 }, (_, i) => ({ ...one, slug: `c${i}`, parent: null }))
  const { html } = await page('/', { [CATEGORIES]: { categories: many }, [PRODUCTS]: products })
  expect(html.match(/productlist\?cat=c\d+"/g)).toHaveLength(24)
  expect(html).toContain('href="/store"')
})
