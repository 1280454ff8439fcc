import type { Named } from 'shared-contracts/api/entities/facets.ts'
import type { Category } from 'shared-contracts/api/entities/product.ts'
import { doWithout } from 'shared-contracts/api/failure.ts'
import { missingIsNotFound } from 'shared-contracts/remote/not-found.ts'
import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { type App, appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { breadcrumbList, type Crumb, categoryCrumb } from '../breadcrumbs/crumbs.ts'
import { chipRow, trail } from '../categories/category-tree.ts'
import { knownName, readCategories } from '../categories/known-names.ts'
import { readPressed } from '../early/pressed.ts'
import { LIST_TEXTS, type ListTranslate } from '../messages/lists.ts'
import { isNamed } from '../product-list/filters.ts'
import { findProducts } from '../product-list/find-products.ts'
import { headingOf, namesFor } from '../product-list/heading.ts'
import { lengthOf } from '../product-list/known-count.ts'
import { filterOf, isNarrowed, type ListQuery, listHref, readListQuery } from '../product-list/list-query.ts'
import { PAGE_SIZE } from '../product-list/paging.ts'

/** The name of the list that was pressed, where it was shown, is known or needs no answer, before anything is asked for. */
export function early({ request, context }: PageArgs, state: unknown) {
  const app = context.get(appContext)
  const t = LIST_TEXTS.in(app)
  const query = readListQuery(new URL(request.url))
  const inTree = shelfOf(query)
  // Tags and brands have names of their own, by which lists are called.
  const heading = inTree
    ? (readPressed(state).shelf ?? knownName(app, inTree))
    : query.brand || query.tag
      ? null
      : headingOf(query, undefined, t)
  if (!heading) return null
  return {
    data: { heading, early: true, crumbs: crumbsOf(app.translate, [], { heading, query }) },
    meta: { title: titleOf(t, query, heading) },
  }
}

/** Lists by category, brand, tag and clearance (CAT-1): first part, count and the tree to narrow by, at once. */
export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  const { api, translate } = app
  const t = LIST_TEXTS.in(app)
  const { signal } = request
  const query = readListQuery(new URL(request.url))
  const start = (query.page - 1) * PAGE_SIZE
  const [products, counted, categories] = await Promise.all([
    findProducts(api, query, start, PAGE_SIZE, signal).catch(missingIsNotFound),
    api('GET productManagement2/products/listCount', { query: filterOf(query), signal }).catch(doWithout),
    readCategories(app, signal),
  ])
  const inTree = shelfOf(query)
  const way = inTree ? trail(categories ?? [], inTree) : []
  const count = lengthOf(counted, start, products.length, PAGE_SIZE)
  const facets = counted?.facets
  // Of what is counted nothing can be read: the area says so, with a retry (API-5).
  if (products.length === 0 && count !== null && count > start) throw data(null, { status: 502 })
  const beyond = start > 0 && products.length === 0
  if ((inTree && categories && way.length === 0) || beyond) throw data(null, { status: 404 })
  const names = await namesFor(api, query, facets, signal)
  const heading = way.at(-1)?.name ?? (categories ? null : inTree) ?? headingOf(query, names, t)
  return {
    query,
    heading,
    crumbs: crumbsOf(translate, way, { heading, query }),
    // Where the tree did not come, its own name alone.
    shelves: way.length > 0 ? way.map(({ slug }) => slug) : inTree ? [inTree] : [],
    chips: chipRow(categories ?? [], query.cat),
    facets,
    products,
    total: count,
    title: titleOf(t, query, heading),
    description:
      query.path === '/store/clearance'
        ? t('catalog.clearance-description')
        : count === null
          ? null
          : t('catalog.list-description', { name: heading, count }),
  }
}

/** The category that a list is of. */
const shelfOf = ({ path, cat }: ListQuery) => (path === '/store/productlist' ? cat : null)

const titleOf = (t: ListTranslate, { page }: ListQuery, heading: string) =>
  page > 1 ? t('catalog.page-title', { title: heading, page }) : heading

/** @param way from the root down to the list's category, where that is known */
const crumbsOf = (
  translate: App['translate'],
  way: readonly Category[],
  { heading, query }: { heading: string; query: ListQuery },
): Crumb[] => [
  { name: translate('catalog.shop'), path: href('/store') },
  ...(way.length > 0 ? way.map(categoryCrumb) : [{ name: heading, path: listHref(query) }]),
]

export const meta: PageMetaOf<typeof loader> = ({
  title,
  description,
  query,
  crumbs,
  shelves,
  facets,
  products,
  total,
}) => {
  // Brands and tags can be asked for by name too: their own address has the slug.
  const slugOf = (all: readonly Named[] = [], value: string | null) =>
    all.find(one => isNamed(one, value))?.slug ?? value
  const own = { brand: slugOf(facets?.brands, query.brand), tag: slugOf(facets?.tags, query.tag) }
  const image = products.find(product => product.image)?.image?.src
  return {
    title,
    ...(description !== null && { description }),
    canonical: listHref({ ...query, ...own, sort: 'date' }, { page: query.page }),
    ...(image ? { image } : {}),
    // Lists that mix filters, and empty ones, say nothing a search engine should keep.
    noindex: total === 0 || isNarrowed(query),
    jsonLd: [breadcrumbList(crumbs)],
    shelves,
  }
}
