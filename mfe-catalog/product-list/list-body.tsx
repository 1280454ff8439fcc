import { useStore } from '@nanostores/react'
import type { Facets } from 'shared-contracts/api/entities/facets.ts'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { useNextPage } from 'shared-contracts/ui/use-next-page.ts'
import { useCatalogT } from '../messages/messages.ts'
import { ANY_PRODUCT } from '../product-cards/next-pages.ts'
import { EmptyList } from './empty-list.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterRail } from './filter-rail.tsx'
import { GrowingProducts } from './growing-products.tsx'
import { allOf, isNarrowed, type ListQuery, listHref, type ShownSort } from './list-query.ts'
import { PAGE_SIZE } from './paging.ts'
import { SortForm } from './sort-form.tsx'

interface Props {
  query: ListQuery
  /** Orders to choose from; empty where there is no choice. */
  sorts: readonly ShownSort[]
  facets: Facets | undefined
  products: readonly ProductSummary[]
  /** Null where nobody knows. */
  total: number | null
  load(start: number, count: number, signal: AbortSignal): Promise<readonly ProductSummary[]>
}

/** Filters, what they are set to, and the products that are left: of a list and of a search alike. */
export function ListBody({ query, sorts, facets, products, total, load }: Props) {
  const { state } = useApp()
  const { key } = useLocation()
  useNextPage(ANY_PRODUCT)
  const t = useCatalogT()
  const shop = useStore(state.$appInfo)?.currency
  const currency = products[0]?.currency ?? shop ?? ''
  const filters = { query, facets, currency }
  return (
    <div className="catalog-list-columns">
      <FilterRail {...filters} total={total ?? products.length} />
      <div className="catalog-list-main">
        <FilterChips {...filters} />
        {total === 0 ? (
          <EmptyList all={isNarrowed(query) ? allOf(query) : null} />
        ) : (
          <>
            <div className="catalog-list-bar">
              {/* Of a search its page says as much, with the term. */}
              {!query.term && total !== null && (
                <p className="muted" aria-live="polite">
                  {t('catalog.items', { count: total })}
                </p>
              )}
              {sorts.length > 0 && <SortForm query={query} sorts={sorts} />}
            </div>
            <GrowingProducts
              key={key + listHref(query, { page: query.page })}
              products={products}
              total={total}
              start={(query.page - 1) * PAGE_SIZE}
              pageHref={page => listHref(query, { page })}
              load={load}
            />
          </>
        )}
      </div>
    </div>
  )
}
