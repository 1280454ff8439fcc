import { useRef } from 'react'
import { useTracked } from 'shared-contracts/remote/analytics.ts'
import { useData } from 'shared-contracts/remote/page.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { SEARCH_TEXTS } from '../messages/search.ts'
import { ListBody } from '../product-list/list-body.tsx'
import { searchSorts } from '../product-list/list-query.ts'
import { NothingFound } from '../search/nothing-found.tsx'
import { SearchForm } from '../search/search-form.tsx'
import { searchProducts } from '../search/search-products.ts'
import { useHighlight } from '../search/use-highlight.ts'
import type { loader } from './search.ts'

export { loader, meta } from './search.ts'

export function Component() {
  const { query, sorts, facets, products, total, meant, instead, searches } = useData<typeof loader>()
  const { api } = useApp()
  const t = SEARCH_TEXTS.useTexts()
  const { term } = query
  useTracked(term ? { name: 'search', term, count: total ?? products.length } : null)
  const page = useRef<HTMLDivElement>(null)
  useHighlight(page, meant ?? term)
  return (
    <div ref={page} className="page catalog-list catalog-results">
      <h1 className="display">{t('catalog.search-title')}</h1>
      <SearchForm key={term} term={term} />
      <p aria-live="polite" className={term && total !== 0 ? 'muted' : 'visually-hidden'}>
        {term &&
          searches &&
          (total === null
            ? t('catalog.search-title-for', { term: meant ?? term })
            : t('catalog.search-count', { count: total, term: meant ?? term }))}
        {meant && ` · ${t('catalog.search-meant', { term })}`}
      </p>
      {instead ? (
        <NothingFound term={term} searches={searches} {...instead} />
      ) : (
        <ListBody
          query={query}
          sorts={searchSorts(sorts)}
          facets={facets}
          products={products}
          total={total}
          load={(start, count, signal) => searchProducts(api, term, start, count, signal, query)}
        />
      )}
    </div>
  )
}
