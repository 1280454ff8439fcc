import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '../database/schema/catalog.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
let visitor: Visitor
beforeAll(async () => {
  shop = await startShop()
  visitor = await shop.visitor()
  const set = (id: string, values: object) =>
    shop.shop.db.update(products).set(values).where(eq(products.id, id))
  await set('novel', { brand: null })
  await set('flour', { productType: 'MEMBERSHIP' })
})
afterAll(() => shop.close())

const ids = (list: { products: { id: string }[] }) => list.products.map(p => p.id)
const countOf = async (query: Record<string, string>) =>
  (await visitor.api('GET productManagement2/products/listCount', { query })).body

describe('memberships', () => {
  const membership = {
    productType: 'MEMBERSHIP',
    recordStatus: 'ACTIVE',
    sortby: 'default',
    infiniteLoad: 'false',
  }

  test('ACC-5 the membership query gives memberships alone', async () => {
    const { body } = await visitor.api('GET productManagement2/products', { query: membership })
    expect(ids(body)).toEqual(['flour'])
    expect((await countOf({ productType: 'MEMBERSHIP' })).count).toBe(1)
  })

  test('CAT-1 no ordinary list, count or search holds one', async () => {
    const all = ids((await visitor.api('GET productManagement2/products')).body)
    expect(all).not.toContain('flour')
    expect((await countOf({})).count).toBe(all.length)
    const params = { term: 'flour' }
    expect(
      ids((await visitor.api('GET productManagement2/products/search/{term}', { params })).body),
    ).toEqual([])
    const found = await visitor.api('GET productManagement2/products/searchCount/{term}', { params })
    expect(found.body.count).toBe(0)
  })

  test('CAT-4 one product says what kind it is', async () => {
    const of = (id: string) => visitor.api('GET productManagement/product/{id}', { params: { id } })
    expect((await of('flour')).body).toMatchObject({ id: 'flour', productType: 'MEMBERSHIP', price: 333 })
    expect((await of('longjing')).body).toMatchObject({ sku: 'T-longjing', productType: 'GOODS' })
    expect((await of('nothing')).status).toBe(404)
    expect((await of('a/b')).status).toBe(400)
  })
})

describe('brands and tags', () => {
  test('CAT-1 brands with what they sell', async () => {
    expect((await visitor.api('GET productManagement/brands')).body.brands).toEqual([
      { slug: 'leaf', name: 'Leaf & Co', count: 4 },
    ])
  })

  test.each(['best', 'Best', '人气'])('CAT-1 the tag named %s', async name => {
    const { body } = await visitor.api('GET productManagement2/tag/{name}', { params: { name } })
    expect(body).toEqual({ slug: 'best', name: 'Best', count: 2 })
  })

  test('RTE-8 a tag that is not there is absent', async () => {
    const reply = await visitor.api('GET productManagement2/tag/{name}', { params: { name: 'nothing' } })
    expect([reply.status, reply.code]).toEqual([404, 'not-found'])
  })

  test('CAT-4 add-ons are what carries the tag and can be bought', async () => {
    const of = async (tagName: string) =>
      ids((await visitor.api('GET productManagement2/products/addon', { query: { tagName } })).body)
    expect(await of('best')).toEqual(['longjing', 'mooncake'])
    await shop.shop.db.update(products).set({ soldOut: true }).where(eq(products.id, 'mooncake'))
    expect(await of('best')).toEqual(['longjing'])
    await shop.shop.db.update(products).set({ soldOut: false }).where(eq(products.id, 'mooncake'))
    expect(await of('nothing')).toEqual([])
    expect((await visitor.api('GET productManagement2/products/addon')).status).toBe(400)
  })
})

describe('facets', () => {
  test('CAT-3 a list says how it can be narrowed', async () => {
    const { count, facets } = await countOf({})
    expect(count).toBe(5)
    expect(facets).toEqual({
      brands: [{ slug: 'leaf', name: 'Leaf & Co', count: 4 }],
      tags: [
        { slug: 'best', name: 'Best', count: 2 },
        { slug: 'gift', name: 'Gift', count: 1 },
      ],
      categories: [
        { slug: 'tea', name: 'Tea', parent: null, count: 4 },
        { slug: 'books', name: 'Books', parent: null, count: 1 },
        { slug: 'loose-tea', name: 'Loose Tea', parent: 'tea', count: 4 },
      ],
      prices: [
        { from: 500, to: 1000, count: 1 },
        { from: 1000, to: 2000, count: 3 },
        { from: 2000, to: 5000, count: 1 },
      ],
      clearance: 1,
      inStock: expect.any(Number),
    })
  })

  test('CAT-9 what is in stock here is counted and found alike, in lists and in search', async () => {
    const { count, facets } = await countOf({})
    const inStock = (await countOf({ inStock: 'true' })).count
    expect(facets?.inStock).toBe(inStock)
    expect(inStock + (await countOf({ inStock: 'false' })).count).toBe(count)
    expect(inStock).toBeLessThan(count)
    const list = await visitor.api('GET productManagement2/products', { query: { inStock: 'true' } })
    expect(list.body.products.map(p => p.soldOut)).toEqual(Array(inStock).fill(false))
  })

  test('CAT-3 each kind is counted under the filters of the others', async () => {
    const { count, facets } = await countOf({ tagName: 'gift', priceFrom: '500', priceTo: '1000' })
    expect(count).toBe(1)
    expect(facets?.tags.map(t => [t.slug, t.count])).toEqual([
      ['best', 1],
      ['gift', 1],
    ])
    expect(facets?.prices).toEqual([{ from: 500, to: 1000, count: 1 }])
    expect(facets?.categories.map(c => c.slug)).toEqual(['tea', 'loose-tea'])
  })

  test('CAT-3 every value of a facet, taken as a filter, leaves as many as it says', async () => {
    const { facets } = await countOf({})
    for (const { slug, count } of facets?.brands ?? [])
      expect((await countOf({ brandName: slug })).count).toBe(count)
    for (const { slug, count } of facets?.tags ?? [])
      expect((await countOf({ tagName: slug })).count).toBe(count)
    for (const { slug, count } of facets?.categories ?? [])
      expect((await countOf({ categoryName: slug })).count).toBe(count)
    for (const { from, to, count } of facets?.prices ?? []) {
      const range = { priceFrom: String(from), ...(to !== null && { priceTo: String(to) }) }
      expect((await countOf(range)).count).toBe(count)
    }
  })

  test('CAT-3 search is narrowed and counted alike', async () => {
    const query = { clearance: 'true' }
    const found = await visitor.api('GET productManagement2/products/search/{term}', {
      params: { term: 'loose' },
      query,
    })
    expect(ids(found.body)).toEqual(['mooncake'])
    const counted = await visitor.api('GET productManagement2/products/searchCount/{term}', {
      params: { term: 'loose' },
      query,
    })
    expect([counted.body.count, counted.body.facets?.clearance]).toEqual([1, 1])
    expect(counted.body.facets?.tags.map(t => t.slug)).toEqual(['best', 'gift'])
  })

  test.each([{ priceFrom: '-1' }, { priceTo: '1e3' }, { priceFrom: '1.5' }, { productType: 'SECRET' }])(
    'API-4 %j is refused',
    async query => {
      const reply = await visitor.api('GET productManagement2/products/listCount', { query })
      expect([reply.status, reply.code]).toEqual([400, 'invalid'])
    },
  )
})
