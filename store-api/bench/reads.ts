import type { Call } from 'shared-contracts/api/endpoints.ts'
import { searchQuery } from '../catalog/search-tokens.ts'
import { good } from '../testing/purchase.ts'
import { Visitor } from '../testing/visitor.ts'
import { type Case, callPath, get, inTurn } from './case.ts'

/** Words that few, many and nearly all products of the grown store have. */
const TERMS = {
  en: ['kestrel', 'amber jade', 'longjing', 'harbour tea', '4217', 'tea'],
  zh: ['碧玉', '龙井', '红隼茶', '灯影', '茶'],
}
const POSITIONS = ['0', '12', '120', '1200']
const PRODUCTS: Call = 'GET productManagement2/products'
const SEARCH: Call = 'GET productManagement2/products/search/{term}'
const COUNT: Call = 'GET productManagement2/products/listCount'
const DETAIL: Call = 'GET productDetailManagement/productDetail/{id}'
const INVENTORY: Call = 'GET inventoryManagement/inventoryByProductAndOptions/{id}'
const RELATED: Call = 'GET productManagement2/products/relatedProducts/{id}'
const APP_INFO: Call = 'GET common3/appInfoInit'
const page = (startingPosition: string) => ({ infiniteLoad: 'true', numberToLoad: '12', startingPosition })

/** Lists of every category at several positions, searches in both languages, products, and the counts beside a list. */
export async function reads(origin: string): Promise<Case[]> {
  const visitor = new Visitor(origin)
  const all = await visitor.api('GET productManagement/categories/{x}', { params: { x: 'all' } })
  const slugs = good(all).categories.flatMap(({ slug, count = 0 }) => (count > 0 ? [slug] : []))
  const pages = slugs.flatMap(slug => POSITIONS.map(from => ({ slug, from })))
  const lists = pages.map(({ slug, from }) => callPath(PRODUCTS, {}, { categoryName: slug, ...page(from) }))
  const ids = await idsIn(visitor, slugs)
  return [
    {
      name: 'list',
      bare: inTurn(
        pages.map(({ slug, from }) => get(`/list?category=${encodeURIComponent(slug)}&from=${from}`)),
      ),
      ours: inTurn(lists.map(get)),
      rate: 200,
    },
    ...(['en', 'zh'] as const).map(language => ({
      name: `search ${language}`,
      bare: inTurn(
        TERMS[language].map(term => get(`/search?found=${encodeURIComponent(searchQuery(term) ?? '')}`)),
      ),
      ours: inTurn(TERMS[language].map(term => get(callPath(SEARCH, { term }, page('0'))))),
      rate: 200,
    })),
    {
      name: 'detail',
      bare: inTurn(ids.map(id => get(`/product/${id}`))),
      ours: inTurn(ids.map(id => get(callPath(DETAIL, { id })))),
      rate: 200,
    },
    {
      name: 'inventory',
      bare: inTurn(ids.map(id => get(`/inventory/${id}`))),
      ours: inTurn(ids.map(id => get(callPath(INVENTORY, { id })))),
    },
    {
      name: 'related',
      bare: inTurn(ids.map(id => get(`/related/${id}`))),
      ours: inTurn(ids.map(id => get(callPath(RELATED, { id })))),
    },
    {
      name: 'app info',
      bare: inTurn([get('/places')]),
      ours: inTurn([get(callPath(APP_INFO))]),
    },
    {
      name: 'facet counts',
      bare: inTurn(slugs.map(slug => get(`/count?category=${encodeURIComponent(slug)}`))),
      ours: inTurn(slugs.map(categoryName => get(callPath(COUNT, {}, { categoryName })))),
    },
  ]
}

async function idsIn(visitor: Visitor, slugs: readonly string[]): Promise<string[]> {
  const ids = new Set<string>()
  for (const categoryName of slugs)
    for (const from of POSITIONS) {
      const query = { categoryName, ...page(from) }
      for (const { id } of good(await visitor.api('GET productManagement2/products', { query })).products)
        ids.add(id)
    }
  return [...ids]
}
