import type { Sort } from 'shared-contracts/api/catalog/list-filter.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { oneLine } from '../search/search-term.ts'
import { type PriceBand, readBand, writeBand } from './price-band.ts'

/** Sort orders of a list, the first by default. */
export const SHOWN_SORTS = ['date', 'priceAsc', 'priceDesc', 'name'] as const satisfies readonly Sort[]
/** Of what a search finds: the best match first, unless the shopper wants otherwise. */
const SEARCH_SORTS = ['best', ...SHOWN_SORTS] as const
export type ShownSort = (typeof SEARCH_SORTS)[number]

const LIST_PATHS = [
  '/store/productlist',
  '/store/clearance',
  '/store/tag',
  '/store/brand',
  '/store/search',
] as const
export type ListPath = (typeof LIST_PATHS)[number]

/** What the address of a list says. `page` counts from 1. */
export interface ListQuery {
  path: ListPath
  /** What is searched for; empty in lists. */
  term: string
  cat: string | null
  brand: string | null
  tag: string | null
  price: PriceBand | null
  /** Only what can be had here. */
  inStock: boolean
  sort: ShownSort
  page: number
}

/** What a press changes of it. */
export type Change = Partial<Omit<ListQuery, 'path'>>

const sortsOf = (path: ListPath): readonly ShownSort[] =>
  path === '/store/search' ? SEARCH_SORTS : SHOWN_SORTS

/** The order of a list whose address names none. */
export const usualSort = (path: ListPath): ShownSort => (path === '/store/search' ? 'best' : 'date')

/** Orders of a search that a backend can give, the best match first; none where it knows no other. */
export function searchSorts(offered: readonly string[] = []): readonly ShownSort[] {
  const sorts = SEARCH_SORTS.filter(sort => sort === 'best' || offered.includes(sort))
  return sorts.length > 1 ? sorts : []
}

/** What a shopper can take off a list again. */
export type Filter = 'cat' | 'brand' | 'tag' | 'price' | 'inStock'

/** The filter that is the list itself, e.g. the tag of a tag's list: it cannot be taken off. */
export const SUBJECT: Partial<Record<ListPath, Filter>> = {
  '/store/productlist': 'cat',
  '/store/tag': 'tag',
  '/store/brand': 'brand',
}

/**
 * Reads a list's address; anything unreadable has its default. Tags and brands are written in many ways: `/store/tag/x`, `?name=x`
 * there, `?tag=x`, `?tagName=x`.
 */
export function readListQuery(url: URL): ListQuery {
  const plain = url.pathname.replace(/\/+$/, '')
  const path = LIST_PATHS.find(p => plain === p || plain.startsWith(`${p}/`)) ?? '/store/productlist'
  const get = (...names: string[]) => {
    for (const name of names) {
      const value = url.searchParams.get(name)?.trim()
      if (value) return value
    }
    return null
  }
  const last = plain.slice(path.length + 1)
  const named = (subject: Filter) => (SUBJECT[path] === subject ? decoded(last) || get('name') : null)
  return {
    path,
    term: path === '/store/search' ? oneLine(get('q') ?? '') : '',
    cat: get('cat', 'categoryName'),
    brand: named('brand') ?? get('brand', 'brandName'),
    tag: named('tag') ?? get('tag', 'tagName'),
    price: readBand(get('price')),
    inStock: get('stock') === 'here',
    sort: sortsOf(path).find(s => s === get('sort')) ?? usualSort(path),
    page: readPage(url),
  }
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment).trim() || null
  } catch {
    return null
  }
}

export function readPage(url: URL): number {
  const page = Number(url.searchParams.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1
}

/** Address of the list with some of its query changed; another sort or filter starts at page 1. */
export function listHref(query: ListQuery, change: Change = {}): string {
  const { path, term, cat, brand, tag, price, inStock, sort, page } = { ...query, page: 1, ...change }
  const filters = {
    cat: cat ?? undefined,
    brand: brand ?? undefined,
    tag: tag ?? undefined,
    price: price ? writeBand(price) : undefined,
    stock: inStock ? 'here' : undefined,
  }
  const rest = {
    ...filters,
    sort: sort === usualSort(path) ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
  }
  if (path === '/store/search') return href(path, undefined, { q: term, ...rest })
  if (path === '/store/tag') return href(path, undefined, { name: tag ?? undefined, ...rest, tag: undefined })
  if (path === '/store/brand')
    return href(path, undefined, { name: brand ?? undefined, ...rest, brand: undefined })
  return href(path, undefined, rest)
}

/**
 * Address that a press leads to which changes the list as it is drawn.
 * @param destination address that an earlier press leads to, of which nothing may be drawn yet: where it is the same list, both count
 */
export function afterPress(drawn: ListQuery, change: Change, destination: string): string {
  const wanted = readListQuery(new URL(destination, 'http://list.invalid'))
  // What is no list reads as one of all products.
  const isSame =
    destination.startsWith(drawn.path) && wanted.path === drawn.path && wanted.term === drawn.term
  return listHref(isSame ? wanted : drawn, change)
}

/** Query parameters that say which products (CAT-1, CAT-9). */
export function filterOf({ path, cat, brand, tag, price, inStock }: ListQuery) {
  return {
    ...(cat ? { categoryName: cat } : {}),
    ...(brand ? { brandName: brand } : {}),
    ...(tag ? { tagName: tag } : {}),
    ...(path === '/store/clearance' ? { clearance: 'true' as const } : {}),
    ...(price ? { priceFrom: String(price.from) } : {}),
    ...(price && price.to !== null ? { priceTo: String(price.to) } : {}),
    ...(inStock ? { inStock: 'true' as const } : {}),
  }
}

/** Whether anything narrows the list besides what it is a list of. */
export const isNarrowed = ({ path, cat, brand, tag, price, inStock }: ListQuery): boolean =>
  Object.entries({ cat, brand, tag, price, inStock }).some(([name, value]) => value && name !== SUBJECT[path])

/** The list without what narrows it. */
export const allOf = (query: ListQuery): string =>
  listHref(query, {
    ...(SUBJECT[query.path] !== 'cat' && { cat: null }),
    ...(SUBJECT[query.path] !== 'brand' && { brand: null }),
    ...(SUBJECT[query.path] !== 'tag' && { tag: null }),
    price: null,
    inStock: false,
  })

/** The backend's name of a list's order: its default order is by date (CAT-1). */
export const sortOnWire = (sort: ShownSort): Sort => (sort === 'date' || sort === 'best' ? 'default' : sort)
