import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import { filterOf, isNarrowed, readListQuery } from '../product-list/list-query.ts'
import { PAGE_SIZE } from '../product-list/paging.ts'
import { findInstead } from '../search/find-instead.ts'
import { searchProducts } from '../search/search-products.ts'
import { readTerm } from '../search/search-term.ts'

/** Search (CAT-3). Without a term, and where nothing was found, there are other ways onward (CAT-10). */
export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  const { api } = app
  const t = LIST_TEXTS.in(app)
  const { signal } = request
  const url = new URL(request.url)
  const term = readTerm(url)
  const query = { ...readListQuery(url), term }
  const filter = filterOf(query)
  const start = (query.page - 1) * PAGE_SIZE
  const [products, { count, facets, instead: meant }] = term
    ? await Promise.all([
        searchProducts(api, term, start, PAGE_SIZE, signal, filter),
        api('GET productManagement2/products/searchCount/{term}', {
          params: { term },
          query: filter,
          signal,
        }),
      ])
    : [[], { count: 0, facets: undefined, instead: undefined }]
  if (start > 0 && products.length === 0) throw data(null, { status: 404 })
  const instead = count === 0 && !isNarrowed(query) ? await findInstead(api, signal) : null
  const title = term ? t('catalog.search-title-for', { term }) : t('catalog.search-title')
  return { query, facets, products, total: count, meant, instead, title }
}

export const meta: PageMetaOf<typeof loader> = ({ title }) => ({ title, noindex: true })
