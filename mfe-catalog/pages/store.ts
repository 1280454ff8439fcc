import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { below } from '../list/category-tree.ts'
import { sortOnWire } from '../list/list-query.ts'
import { PAGE_SIZE, partQuery } from '../list/paging.ts'

export type StoreData = Awaited<ReturnType<typeof loader>>

/** The shop's landing page: every shelf, and the newest products. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, translate } = context.get(appContext)
  const { signal } = request
  const [{ categories }, { products }] = await Promise.all([
    api('GET productManagement/categories/{x}', { params: { x: 'all' }, signal }),
    api('GET productManagement2/products', {
      query: { ...partQuery(0, PAGE_SIZE), sortby: sortOnWire('date') },
      signal,
    }),
  ])
  return {
    shelves: below(categories, null).map(category => ({ category, below: below(categories, category.slug) })),
    products,
    title: translate('catalog.shop'),
    description: translate('catalog.shop-description'),
  }
}

export function meta(loaded: unknown, _state: AppState): PageMeta {
  const { title, description } = loaded as StoreData
  return { title, description, canonical: href('/store') }
}
