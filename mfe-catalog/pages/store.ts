import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { allCategories } from '../categories/all-categories.ts'
import { below } from '../categories/category-tree.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import { sortOnWire } from '../product-list/list-query.ts'
import { PAGE_SIZE, partQuery } from '../product-list/paging.ts'

/** The shop's landing page: every shelf, and the newest products. */
export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  const { api, translate } = app
  const { signal } = request
  const [categories, { products }] = await Promise.all([
    allCategories(api, signal).then(all => all ?? []),
    api('GET productManagement2/products', {
      query: { ...partQuery(0, PAGE_SIZE), sortby: sortOnWire('date') },
      signal,
    }),
  ])
  return {
    shelves: below(categories, null).map(category => ({ category, below: below(categories, category.slug) })),
    products,
    title: translate('catalog.shop'),
    description: LIST_TEXTS.in(app)('catalog.shop-description'),
  }
}

export const meta: PageMetaOf<typeof loader> = ({ title, description }) => ({
  title,
  description,
  canonical: href('/store'),
})
