import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { allCategories } from '../categories/all-categories.ts'
import { matchesIn } from './matches.ts'
import { searchProducts } from './search-products.ts'
import { searchHref } from './search-term.ts'

/** Products, and places of each kind, that are offered. */
const MAX_PRODUCTS = 5
const MAX_PLACES = 2

export type SuggestionKind = 'past' | 'category' | 'brand' | 'product' | 'all'

export interface Suggestion {
  kind: SuggestionKind
  key: string
  name: string
  to: string
  /** Of kind `product`. */
  product?: ProductSummary
}

/** What was searched for before, to be searched for again. */
export const pastSuggestions = (terms: readonly string[]): Suggestion[] =>
  terms.map(term => ({ kind: 'past', key: `past ${term}`, name: term, to: searchHref(term) }))

/** Finds what a term may mean: shelves and brands by their names, products by the backend. Shelves and brands are asked for until they are there. */
export function createFinder(api: ApiClient) {
  let places: Promise<readonly Suggestion[]> | null = null
  return async (term: string, signal: AbortSignal): Promise<readonly Suggestion[]> => {
    places ??= findPlaces(api).catch(() => {
      places = null
      return []
    })
    const [products, named] = await Promise.all([searchProducts(api, term, 0, MAX_PRODUCTS, signal), places])
    const matching = named.filter(({ name }) => matchesIn(name, term).length > 0)
    const some = (kind: SuggestionKind) => matching.filter(one => one.kind === kind).slice(0, MAX_PLACES)
    const found = [
      ...some('category'),
      ...some('brand'),
      ...products.map(
        (product): Suggestion => ({
          kind: 'product',
          key: product.id,
          name: product.name,
          to: href('/store/product/:id', { id: product.id }),
          product,
        }),
      ),
    ]
    return found.length === 0 ? [] : [...found, { kind: 'all', key: 'all', name: term, to: searchHref(term) }]
  }
}

async function findPlaces(api: ApiClient): Promise<Suggestion[]> {
  const [categories, { brands }] = await Promise.all([
    allCategories(api, new AbortController().signal),
    api('GET productManagement/brands'),
  ])
  const stocked = <T extends { count?: number | undefined }>(all: readonly T[]) =>
    all.filter(one => one.count !== 0)
  return [
    ...stocked(categories ?? []).map(
      ({ slug, name }): Suggestion => ({
        kind: 'category',
        key: `category ${slug}`,
        name,
        to: href('/store/productlist', undefined, { cat: slug }),
      }),
    ),
    ...stocked(brands).map(
      ({ slug, name }): Suggestion => ({
        kind: 'brand',
        key: `brand ${slug}`,
        name,
        to: href('/store/brand', undefined, { name: slug }),
      }),
    ),
  ]
}
