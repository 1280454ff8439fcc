import type { Sort } from 'shared-contracts/api/catalog/list-filter.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'

/** Sort orders offered to shoppers, the first by default. */
export const SHOWN_SORTS = ['date', 'priceAsc', 'priceDesc', 'name'] as const satisfies readonly Sort[]
export type ShownSort = (typeof SHOWN_SORTS)[number]

export const LIST_PATHS = ['/store/productlist', '/store/clearance', '/store/tag', '/store/brand'] as const
export type ListPath = (typeof LIST_PATHS)[number]

/** What the address of a list says. `page` counts from 1. */
export interface ListQuery {
  path: ListPath
  cat: string | null
  brand: string | null
  tag: string | null
  sort: ShownSort
  page: number
}

/** Reads a list's address; anything unreadable has its default. */
export function readListQuery(url: URL): ListQuery {
  const plain = url.pathname.replace(/\/+$/, '')
  const path = LIST_PATHS.find(p => p === plain) ?? '/store/productlist'
  const get = (name: string) => url.searchParams.get(name)?.trim() || null
  return {
    path,
    cat: path === '/store/productlist' ? get('cat') : null,
    brand: path === '/store/brand' ? get('name') : path === '/store/productlist' ? get('brand') : null,
    tag: path === '/store/tag' ? get('name') : path === '/store/productlist' ? get('tag') : null,
    sort: SHOWN_SORTS.find(s => s === get('sort')) ?? 'date',
    page: readPage(url),
  }
}

export function readPage(url: URL): number {
  const page = Number(url.searchParams.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1
}

/** Address of the list with some of its query changed; another sort or filter starts at page 1. */
export function listHref(query: ListQuery, change: Partial<Omit<ListQuery, 'path'>> = {}): string {
  const { path, cat, brand, tag, sort, page } = { ...query, page: 1, ...change }
  const rest = { sort: sort === 'date' ? undefined : sort, page: page > 1 ? String(page) : undefined }
  const own = {
    '/store/productlist': { cat: cat ?? undefined, brand: brand ?? undefined, tag: tag ?? undefined },
    '/store/clearance': {},
    '/store/tag': { name: tag ?? undefined },
    '/store/brand': { name: brand ?? undefined },
  } satisfies Record<ListPath, object>
  return href(path, undefined, { ...own[path], ...rest })
}

/** Query parameters that say which products (CAT-1). */
export function filterOf({ path, cat, brand, tag }: ListQuery) {
  return {
    ...(cat ? { categoryName: cat } : {}),
    ...(brand ? { brandName: brand } : {}),
    ...(tag ? { tagName: tag } : {}),
    ...(path === '/store/clearance' ? { clearance: 'true' as const } : {}),
  }
}

/** The backend's name of a sort order: its default order is by date (CAT-1). */
export const sortOnWire = (sort: ShownSort): Sort => (sort === 'date' ? 'default' : sort)
