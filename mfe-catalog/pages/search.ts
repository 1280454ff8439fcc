import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { below } from '../categories/category-tree.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import { readPage } from '../product-list/list-query.ts'
import { PAGE_SIZE } from '../product-list/paging.ts'
import { searchProducts } from '../search/search-products.ts'
import { readTerm } from '../search/search-term.ts'

/** Search (CAT-3). Without a term, and where nothing was found, the shelves are the way onward. */
export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  const { api } = app
  const t = LIST_TEXTS.in(app)
  const { signal } = request
  const url = new URL(request.url)
  const term = readTerm(url)
  const page = readPage(url)
  const start = (page - 1) * PAGE_SIZE
  const [products, { count }] = term
    ? await Promise.all([
        searchProducts(api, term, start, PAGE_SIZE, signal),
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
  const title = term ? t('catalog.search-title-for', { term }) : t('catalog.search-title')
  return { term, page, products, total: count, shelves, title }
}

export const meta: PageMetaOf<typeof loader> = ({ title }) => ({ title, noindex: true })
