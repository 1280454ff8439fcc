import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { below } from '../list/category-tree.ts'
import { readPage } from '../list/list-query.ts'
import { PAGE_SIZE, partQuery } from '../list/paging.ts'

export type SearchData = Awaited<ReturnType<typeof loader>>

const MAX_TERM = 80

/** The term as the backend takes it: one line, cut to its limit. */
export const readTerm = (url: URL): string =>
  (url.searchParams.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_TERM).trim()

export const searchHref = (term: string, page = 1): string =>
  href('/store/search', undefined, { q: term, page: page > 1 ? String(page) : undefined })

/** One part of what a term finds, best first. @param start position from 0 */
export async function findPart(
  api: ApiClient,
  term: string,
  start: number,
  count: number,
  signal: AbortSignal,
) {
  const options = { params: { term }, query: partQuery(start, count), signal }
  return (await api('GET productManagement2/products/search/{term}', options)).products
}

/** Search (CAT-3). Without a term, and where nothing was found, the shelves are the way onward. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, translate } = context.get(appContext)
  const { signal } = request
  const url = new URL(request.url)
  const term = readTerm(url)
  const page = readPage(url)
  const start = (page - 1) * PAGE_SIZE
  const [products, { count }] = term
    ? await Promise.all([
        findPart(api, term, start, PAGE_SIZE, signal),
        api('GET productManagement2/products/searchCount/{term}', { params: { term }, signal }),
      ])
    : [[], { count: 0 }]
  if (start > 0 && products.length === 0) throw data(null, { status: 404 })
  const shelves =
    count === 0
      ? below(
          (await api('GET productManagement/categories/{x}', { params: { x: 'all' }, signal })).categories,
          null,
        )
      : []
  const title = term ? translate('catalog.search-title-for', { term }) : translate('catalog.search-title')
  return { term, page, products, total: count, shelves, title }
}

export const meta = (loaded: unknown, _state: AppState): PageMeta => ({
  title: (loaded as SearchData).title,
  noindex: true,
})
