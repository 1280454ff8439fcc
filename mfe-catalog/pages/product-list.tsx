import { useTracked } from 'shared-contracts/remote/analytics.ts'
import { type Loaded, useDataOrEarly } from 'shared-contracts/remote/page.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Later } from 'shared-contracts/ui/later.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { CategoryChips } from '../product-list/category-chips.tsx'
import { EarlyList } from '../product-list/early-list.tsx'
import { findProducts } from '../product-list/find-products.ts'
import { ListBody } from '../product-list/list-body.tsx'
import { listHref, SHOWN_SORTS } from '../product-list/list-query.ts'
import type { early, loader } from './product-list.ts'

export { early, loader, meta } from './product-list.ts'

export function Component() {
  const data = useDataOrEarly<typeof loader, typeof early>()
  const { crumbs, heading } = data
  return (
    <div className="page catalog-list">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="display">{heading}</h1>
      {'early' in data ? <EarlyList /> : <List {...data} />}
    </div>
  )
}

function List({ query, chips, facets, products, total }: Loaded<typeof loader>) {
  const { api } = useApp()
  useTracked({ name: 'list', list: listHref({ ...query, page: 1 }), count: total ?? products.length })
  return (
    <>
      {query.path === '/store/productlist' && <CategoryChips row={chips} query={query} />}
      <Later place="catalog-later">
        <ListBody
          query={query}
          sorts={SHOWN_SORTS}
          facets={facets}
          products={products}
          total={total}
          load={(start, count, signal) => findProducts(api, query, start, count, signal)}
        />
      </Later>
    </>
  )
}
