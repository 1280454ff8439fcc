import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLoaderData, useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Breadcrumbs } from '../list/breadcrumbs.tsx'
import { InfiniteProducts } from '../list/infinite-products.tsx'
import { CategoryChips, FilterChips, SortForm } from '../list/list-controls.tsx'
import { filterOf, listHref, sortOnWire } from '../list/list-query.ts'
import { PAGE_SIZE, partQuery } from '../list/paging.ts'
import { useCatalogT } from '../messages/messages.ts'
import type { ProductListData } from './product-list.ts'

export { loader, meta } from './product-list.ts'

export function Component() {
  const { query, heading, crumbs, chips, products, total } = useLoaderData() as ProductListData
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
        <section className="empty">
          <h2>{t('catalog.list-empty')}</h2>
          <p className="muted">{t('catalog.list-empty-text')}</p>
          <Link className="button button-primary" to={href('/store')}>
            {t('catalog.see-all-products')}
          </Link>
        </section>
      ) : (
        <>
          <div className="catalog-list-bar">
            <p className="muted">{t('catalog.items', { count: total })}</p>
            <SortForm query={query} />
          </div>
          <InfiniteProducts
            key={key + listHref(query, { page: query.page })}
            products={products}
            total={total}
            start={(query.page - 1) * PAGE_SIZE}
            pageHref={page => listHref(query, { page })}
            load={async (start, count, signal) => {
              const sortby = sortOnWire(query.sort)
              const part = { ...filterOf(query), ...partQuery(start, count), sortby }
              return (await api('GET productManagement2/products', { query: part, signal })).products
            }}
          />
        </>
      )}
    </div>
  )
}
