import { useData } from 'shared-contracts/remote/page.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { CategoryChips } from '../product-list/category-chips.tsx'
import { EmptyList } from '../product-list/empty-list.tsx'
import { FilterChips } from '../product-list/filter-chips.tsx'
import { findProducts } from '../product-list/find-products.ts'
import { GrowingProducts } from '../product-list/growing-products.tsx'
import { listHref } from '../product-list/list-query.ts'
import { PAGE_SIZE } from '../product-list/paging.ts'
import { SortForm } from '../product-list/sort-form.tsx'
import type { loader } from './product-list.ts'

export { loader, meta } from './product-list.ts'

export function Component() {
  const { query, heading, crumbs, chips, products, total } = useData<typeof loader>()
  const { api } = useApp()
  const { key } = useLocation()
  const t = useCatalogT()
  return (
    <div className="page catalog-list">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="display">{heading}</h1>
      {query.path === '/store/productlist' && <CategoryChips row={chips} query={query} />}
      <FilterChips query={query} />
      {total === 0 ? (
        <EmptyList />
      ) : (
        <>
          <div className="catalog-list-bar">
            <p className="muted">{t('catalog.items', { count: total })}</p>
            <SortForm query={query} />
          </div>
          <GrowingProducts
            key={key + listHref(query, { page: query.page })}
            products={products}
            total={total}
            start={(query.page - 1) * PAGE_SIZE}
            pageHref={page => listHref(query, { page })}
            load={(start, count, signal) => findProducts(api, query, start, count, signal)}
          />
        </>
      )}
    </div>
  )
}
