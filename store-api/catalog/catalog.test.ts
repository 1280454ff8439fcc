import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tags } from '../database/schema/catalog.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
let visitor: Visitor
beforeAll(async () => {
  shop = await startShop()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())

const list = async (query: Record<string, string>) =>
  (await visitor.api('GET productManagement2/products', { query })).body.products.map(p => p.id)

describe('lists', () => {
  test.each([
    [
      'a category with what is below it',
      { categoryName: 'tea' },
      ['longjing', 'jasmine', 'mooncake', 'flour', 'gone'],
    ],
    ['a leaf category', { categoryName: 'loose-tea' }, ['longjing', 'jasmine', 'mooncake', 'gone']],
    ['a category by its Chinese name', { categoryName: '书' }, ['novel']],
    ['a brand by its name', { brandName: 'Leaf & Co', tagName: 'gift' }, ['mooncake']],
    ['a tag', { tagName: 'best' }, ['longjing', 'mooncake']],
    ['clearance', { clearance: 'true' }, ['mooncake']],
    ['two filters at once', { tagName: 'best', clearance: 'false' }, ['longjing']],
    ['a category that is not there', { categoryName: 'shoes' }, []],
    ['memberships, of which there are none', { productType: 'MEMBERSHIP', recordStatus: 'ACTIVE' }, []],
  ] as const)('CAT-1 %s', async (_what, query, ids) => {
    expect(await list(query)).toEqual(ids)
    const { productType: _, recordStatus: __, ...counted } = query as Record<string, string>
    if (_ === undefined) {
      const count = await visitor.api('GET productManagement2/products/listCount', { query: counted })
      expect(count.body.count).toBe(ids.length)
    }
  })

  test.each(['-50%!', '新品（热卖）', 'Tea + cake / to share, #1'])(
    'CAT-1 RTE-8 a tag by its name, whatever signs are in it: %s',
    async name => {
      await shop.shop.db
        .update(tags)
        .set({ name: { en: name, zh: name } })
        .where(eq(tags.slug, 'gift'))
      const { body } = await visitor.api('GET productDetailManagement/productDetail/{id}', {
        params: { id: 'mooncake' },
      })
      expect(JSON.stringify(body)).toContain(name)
      expect(await list({ tagName: name })).toEqual(['mooncake'])
      const count = await visitor.api('GET productManagement2/products/listCount', {
        query: { tagName: name },
      })
      expect(count.body.count).toBe(1)
    },
  )

  test.each([
    ['priceAsc', ['flour', 'mooncake', 'longjing', 'jasmine', 'novel', 'gone']],
    ['priceDesc', ['gone', 'novel', 'jasmine', 'longjing', 'mooncake', 'flour']],
    ['name', ['novel', 'jasmine', 'mooncake', 'flour', 'gone', 'longjing']],
    ['date', ['longjing', 'jasmine', 'mooncake', 'flour', 'gone', 'novel']],
    ['default', ['longjing', 'jasmine', 'mooncake', 'flour', 'gone', 'novel']],
  ])('CAT-1 sorted by %s', async (sortby, ids) => {
    expect(await list({ sortby })).toEqual(ids)
  })

  test('CAT-2 pages follow one another without gap or repetition', async () => {
    const pages = []
    for (const startingPosition of ['0', '2', '4', '6'])
      pages.push(await list({ infiniteLoad: 'true', numberToLoad: '2', startingPosition }))
    expect(pages.flat()).toEqual(await list({}))
    expect(pages.at(-1)).toEqual([])
  })
})

describe('search', () => {
  test.each([
    ['longjing', ['longjing']],
    ['LONG jing', ['longjing']],
    ['jing long tea', ['longjing']],
    ['龙井', ['longjing']],
    ['茉', ['jasmine']],
    ['龙井茶', ['longjing']],
    ['莲蓉月饼', ['mooncake']],
    ['珠龙', []],
    ['cake', ['mooncake']],
    ['T-novel', ['novel']],
    ['jasm pearl', ['jasmine']],
    ['!!!', []],
    ["'; drop table products; --", []],
    ['loose', ['jasmine', 'longjing', 'mooncake', 'gone']],
  ])('CAT-3 %s', async (term, ids) => {
    const found = await visitor.api('GET productManagement2/products/search/{term}', { params: { term } })
    expect(found.body.products.map(p => p.id).sort()).toEqual([...ids].sort())
    const count = await visitor.api('GET productManagement2/products/searchCount/{term}', {
      params: { term },
    })
    expect(count.body.count).toBe(ids.length)
  })

  test.each([
    ['priceAsc', ['mooncake', 'longjing', 'jasmine', 'gone']],
    ['priceDesc', ['gone', 'jasmine', 'longjing', 'mooncake']],
    ['name', ['jasmine', 'mooncake', 'gone', 'longjing']],
    ['date', ['longjing', 'jasmine', 'mooncake', 'gone']],
  ] as const)('CAT-3 what is found is sorted by %s, in parts too', async (sortby, ids) => {
    const params = { term: 'loose' }
    const of = async (query: object) =>
      (
        await visitor.api('GET productManagement2/products/search/{term}', {
          params,
          query: { sortby, ...query },
        })
      ).body.products.map(p => p.id)
    expect(await of({})).toEqual(ids)
    const second = { infiniteLoad: 'true', numberToLoad: '2', startingPosition: '2' }
    expect(await of(second)).toEqual(ids.slice(2))
    const count = await visitor.api('GET productManagement2/products/searchCount/{term}', { params })
    expect(count.body.sorts).toContain(sortby)
  })

  test('CAT-3 a product named so comes before one that only mentions it', async () => {
    const found = await visitor.api('GET productManagement2/products/search/{term}', {
      params: { term: 'novel' },
    })
    expect(found.body.products[0]?.id).toBe('novel')
  })
})

describe('one product', () => {
  test('CAT-4 detail with options, breadcrumbs and names of brand and tags', async () => {
    const { body } = await visitor.api('GET productDetailManagement/productDetail/{id}', {
      params: { id: 'longjing' },
    })
    expect(body).toMatchObject({
      name: 'Spring Longjing',
      price: 1000,
      priceVaries: true,
      soldOut: false,
      hasOptions: true,
      brand: 'Leaf & Co',
      tags: ['Best'],
      breadcrumbs: [
        { slug: 'tea', name: 'Tea' },
        { slug: 'loose-tea', name: 'Loose Tea' },
      ],
    })
    expect(body.options[1]?.values).toEqual([
      { id: 'bag', label: 'Bag', priceDelta: 0 },
      { id: 'tin', label: 'Tin', priceDelta: 450 },
    ])
  })

  test('CAT-4 stock and price of every combination, or of the one named', async () => {
    const rows = async (query?: Record<string, string>) =>
      (
        await visitor.api('GET inventoryManagement/inventoryByProductAndOptions/{id}', {
          params: { id: 'longjing' },
          ...(query && { query }),
        })
      ).body.rows
    expect(await rows()).toEqual([
      { optionPair: '50g-bag', available: 20, price: 1000 },
      { optionPair: '50g-tin', available: 3, price: 1450 },
      { optionPair: '100g-bag', available: 1, price: 1900 },
      { optionPair: '100g-tin', available: 0, price: 2350 },
    ])
    expect(await rows({ optionPair: '50g-tin' })).toHaveLength(1)
  })

  test('CAT-4 related products: those chosen first, then the same category, never itself or what is sold out', async () => {
    const { body } = await visitor.api('GET productManagement2/products/relatedProducts/{id}', {
      params: { id: 'longjing' },
    })
    expect(body.products.map(p => p.id)).toEqual(['mooncake', 'jasmine'])
  })

  test.each([
    ['GET productDetailManagement/productDetail/{id}', { id: 'nothing' }],
    ['GET inventoryManagement/inventoryByProductAndOptions/{id}', { id: 'nothing' }],
    ['GET productManagement2/products/relatedProducts/{id}', { id: 'nothing' }],
    ['GET productManagement2/category/{name}', { name: 'nothing' }],
    ['GET productManagement/categories/{x}', { x: 'nothing' }],
  ] as const)('RTE-8 %s of what does not exist is absent', async (call, params) => {
    const reply = await visitor.api(call, { params })
    expect([reply.status, reply.code]).toEqual([404, 'not-found'])
  })
})

test('CAT-1 categories: the whole tree parents first, what is below one, one with its way down', async () => {
  const below = async (x: string) =>
    (await visitor.api('GET productManagement/categories/{x}', { params: { x } })).body.categories.map(
      c => `${c.slug} ${c.count}`,
    )
  expect(await below('all')).toEqual(['tea 5', 'books 1', 'loose-tea 4'])
  expect(await below('tea')).toEqual(['loose-tea 4'])
  const { body } = await visitor.api('GET productManagement2/category/{name}', {
    params: { name: 'loose-tea' },
  })
  expect(body.breadcrumbs.map(c => c.slug)).toEqual(['tea', 'loose-tea'])
})

test('CAT-6 a content page: sections with their products, those that are gone left out', async () => {
  const { body } = await visitor.api('GET common3/pageContent', { query: { pageName: 'home' } })
  expect(body.sections.map(s => s.kind)).toEqual(['products', 'products', 'categories', 'text', 'html'])
  const [best, chosen] = body.sections
  expect(best?.kind === 'products' && best.products.map(p => p.id)).toEqual(['longjing', 'mooncake'])
  expect(chosen?.kind === 'products' && chosen.products.map(p => p.id)).toEqual(['novel', 'flour'])
  const places = body.sections.at(-1)
  expect(places?.kind === 'html' && places.html).toMatch(
    /Mon–\u2060Sat 9:00\xa0a.m.–5:00\xa0p.m..*West Shop/s,
  )
  const missing = await visitor.api('GET common3/pageContent', { query: { pageName: 'nowhere' } })
  expect(missing.status).toBe(404)
})
