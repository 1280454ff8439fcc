import { useData } from 'shared-contracts/remote/page.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import { GrowingProducts } from '../product-list/growing-products.tsx'
import { PAGE_SIZE } from '../product-list/paging.ts'
import { NothingFound } from '../search/nothing-found.tsx'
import { SearchForm } from '../search/search-form.tsx'
import { searchProducts } from '../search/search-products.ts'
import { searchHref } from '../search/search-term.ts'
import type { loader } from './search.ts'

export { loader, meta } from './search.ts'

export function Component() {
  const { term, page, products, total, shelves } = useData<typeof loader>()
  const { api } = useApp()
  const { key } = useLocation()
  const t = LIST_TEXTS.useTexts()
  return (
    <div className="page catalog-list">
      <h1 className="display">{t('catalog.search-title')}</h1>
      <SearchForm key={term} term={term} />
      <p aria-live="polite" className={term && total > 0 ? 'muted' : 'visually-hidden'}>
        {term && t('catalog.search-count', { count: total, term })}
      </p>
      {total > 0 ? (
        <GrowingProducts
          key={`${key}${term}${page}`}
          products={products}
          total={total}
          start={(page - 1) * PAGE_SIZE}
          pageHref={next => searchHref(term, next)}
          load={(start, count, signal) => searchProducts(api, term, start, count, signal)}
        />
      ) : (
        <NothingFound term={term} shelves={shelves} />
      )}
    </div>
  )
}
