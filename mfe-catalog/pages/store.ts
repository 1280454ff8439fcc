import { doWithout } from 'shared-contracts/api/failure.ts'
import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { allCategories } from '../categories/all-categories.ts'
import { below } from '../categories/category-tree.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import { SHOP_TEXTS } from '../messages/shop.ts'
import { sortOnWire } from '../product-list/list-query.ts'
import { PAGE_SIZE, partQuery } from '../product-list/paging.ts'

/** Headed with their shelves; further ones are named among those without. */
const MAX_DEPARTMENTS = 12

/** The shop's landing page: every shelf, the newest products, and the lists that stand beside the shelves where they hold something. */
export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  const { api, translate } = app
  const { signal } = request
  const t = SHOP_TEXTS.in(app)
  const [categories, { products }, counted] = await Promise.all([
    allCategories(api, signal).then(all => all ?? []),
    api('GET productManagement2/products', {
      query: { ...partQuery(0, PAGE_SIZE), sortby: sortOnWire('date') },
      signal,
    }),
    api('GET productManagement2/products/listCount', { signal }).catch(doWithout),
  ])
  const all = below(categories, null).map(category => ({ category, below: below(categories, category.slug) }))
  const departments = all.filter(({ below }) => below.length > 0).slice(0, MAX_DEPARTMENTS)
  const headed = (shelf: (typeof all)[number]) => departments.includes(shelf)
  const { brands = [], clearance = 0 } = counted?.facets ?? {}
  return {
    lists: [
      ...(brands.length > 0 ? [{ name: t('catalog.brands'), path: href('/store/brands') }] : []),
      ...(clearance > 0
        ? [{ name: LIST_TEXTS.in(app)('catalog.clearance-heading'), path: href('/store/clearance') }]
        : []),
    ],
    shelves: all.filter(headed),
    /** With nothing below them their names would only be said twice. */
    flat: all.filter(shelf => !headed(shelf)).map(({ category }) => category),
    products,
    title: translate('catalog.shop'),
    description: t('catalog.shop-description'),
  }
}

export const meta: PageMetaOf<typeof loader> = ({ title, description }) => ({
  title,
  description,
  canonical: href('/store'),
})
