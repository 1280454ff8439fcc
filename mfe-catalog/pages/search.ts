import type { ApiClient } from 'shared-contracts/api/client.ts'
import { doWithout } from 'shared-contracts/api/failure.ts'
import { isNoCall } from 'shared-contracts/api/no-call.ts'
import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { SEARCH_TEXTS } from '../messages/search.ts'
import { lengthOf } from '../product-list/known-count.ts'
import {
  filterOf,
  isNarrowed,
  type ListQuery,
  readListQuery,
  searchSorts,
} from '../product-list/list-query.ts'
import { PAGE_SIZE } from '../product-list/paging.ts'
import { findInstead } from '../search/find-instead.ts'
import { searchProducts } from '../search/search-products.ts'
import { readTerm } from '../search/search-term.ts'

/** Search (CAT-3). Without a term, and where nothing was found, there are other ways onward (CAT-10). */
export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  const { api } = app
  const t = SEARCH_TEXTS.in(app)
  const { signal } = request
  const url = new URL(request.url)
  const term = readTerm(url)
  const asked = { ...readListQuery(url), term }
  const start = (asked.page - 1) * PAGE_SIZE
  const found = term ? await find(api, asked, start, signal) : nothing(asked)
  const { query, products, count, facets, sorts, instead: meant } = found
  // Of what is counted nothing can be read: the area says so, with a retry (API-5).
  if (products?.length === 0 && count !== null && count > start) throw data(null, { status: 502 })
  if (start > 0 && products?.length === 0) throw data(null, { status: 404 })
  const instead = !products || (count === 0 && !isNarrowed(query)) ? await findInstead(api, signal) : null
  const title = term ? t('catalog.search-title-for', { term }) : t('catalog.search-title')
  return {
    query,
    sorts,
    facets,
    products: products ?? [],
    total: count,
    meant,
    instead,
    searches: products !== null,
    title,
  }
}

/** Products, null where the store has no search, and what is said of all that is found. An order is asked for only where the backend says that it has it. */
async function find(api: ApiClient, asked: ListQuery, start: number, signal: AbortSignal) {
  const { term, sort } = asked
  const counting = api('GET productManagement2/products/searchCount/{term}', {
    params: { term },
    query: filterOf(asked),
    signal,
  }).catch(doWithout)
  const sorted = sort === 'best' || searchSorts((await counting)?.sorts).includes(sort)
  const query: ListQuery = sorted ? asked : { ...asked, sort: 'best' }
  const [products, counted] = await Promise.all([
    searchProducts(api, term, start, PAGE_SIZE, signal, query).catch(nowhere),
    counting,
  ])
  const count = products ? lengthOf(counted, start, products.length, PAGE_SIZE) : 0
  return { ...(products && counted), count, query, products }
}

/** For `.catch`: null where the store cannot be searched. @throws else */
function nowhere(error: unknown): null {
  if (isNoCall(error)) return null
  throw error
}

const nothing = (query: ListQuery): Awaited<ReturnType<typeof find>> => ({ query, products: [], count: 0 })

export const meta: PageMetaOf<typeof loader> = ({ title }) => ({ title, noindex: true })
