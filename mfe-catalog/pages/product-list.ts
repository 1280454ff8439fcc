import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { chipRow, trail } from '../list/category-tree.ts'
import { breadcrumbList, type Crumb, categoryCrumb } from '../list/crumbs.ts'
import { filterOf, type ListQuery, listHref, readListQuery, sortOnWire } from '../list/list-query.ts'
import { missingIsNotFound } from '../list/not-found.ts'
import { PAGE_SIZE, partQuery } from '../list/paging.ts'

export type ProductListData = Awaited<ReturnType<typeof loader>>

/** Lists by category, brand, tag and clearance (CAT-1): first part, count and the tree to narrow by, at once. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, translate } = context.get(appContext)
  const { signal } = request
  const query = readListQuery(new URL(request.url))
  const start = (query.page - 1) * PAGE_SIZE
  const filter = filterOf(query)
  const [{ products }, { count }, { categories }] = await Promise.all([
    api('GET productManagement2/products', {
      query: { ...filter, ...partQuery(start, PAGE_SIZE), sortby: sortOnWire(query.sort) },
      signal,
    }).catch(missingIsNotFound),
    api('GET productManagement2/products/listCount', { query: filter, signal }).catch(missingIsNotFound),
    api('GET productManagement/categories/{x}', { params: { x: 'all' }, signal }),
  ])
  const way = query.cat ? trail(categories, query.cat) : []
  const beyond = start > 0 && products.length === 0
  if ((query.cat && way.length === 0) || beyond) throw data(null, { status: 404 })
  const heading = way.at(-1)?.name ?? headingOf(query, translate)
  const crumbs: Crumb[] = [
    { name: translate('catalog.shop'), path: href('/store') },
    ...(way.length > 0 ? way.map(categoryCrumb) : [{ name: heading, path: listHref(query) }]),
  ]
  return {
    query,
    heading,
    crumbs,
    chips: chipRow(categories, query.cat),
    products,
    total: count,
    title: query.page > 1 ? translate('catalog.page-title', { title: heading, page: query.page }) : heading,
    description:
      query.path === '/store/clearance'
        ? translate('catalog.clearance-description')
        : translate('catalog.list-description', { name: heading, count }),
  }
}

function headingOf({ path, brand, tag }: ListQuery, translate: AppTranslate): string {
  if (path === '/store/clearance') return translate('catalog.clearance-heading')
  if (tag) return translate('catalog.tag-heading', { name: tag })
  if (brand) return translate('catalog.brand-heading', { name: brand })
  return translate('catalog.all-products')
}
type AppTranslate = (key: string, values?: Record<string, string | number>) => string

export function meta(loaded: unknown, _state: AppState): PageMeta {
  const { title, description, query, crumbs, products, total } = loaded as ProductListData
  const image = products.find(p => p.image)?.image?.src
  return {
    title,
    description,
    canonical: listHref({ ...query, sort: 'date' }, { page: query.page }),
    ...(image ? { image } : {}),
    // Lists that mix filters, and empty ones, say nothing a search engine should keep.
    noindex: total === 0 || [query.cat, query.brand, query.tag].filter(Boolean).length > 1,
    jsonLd: [breadcrumbList(crumbs)],
  }
}
