import type { Category, ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { CategoryTiles } from '../categories/category-tiles.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { SEARCH_TEXTS } from '../messages/search.ts'
import { ProductGrid } from '../product-cards/product-grid.tsx'

interface Props {
  term: string
  /** False: the store has no search. */
  searches: boolean
  shelves: readonly Category[]
  popular: readonly ProductSummary[]
}

/** Before a search, and after one in vain: shelves, what others buy, and somebody to ask (CAT-10). */
export function NothingFound({ term, searches, shelves, popular }: Props) {
  const t = useCatalogT()
  const own = SEARCH_TEXTS.useTexts()
  return (
    <>
      <section className="stack">
        {term ? <h2>{own(searches ? 'catalog.search-none' : 'catalog.search-off', { term })}</h2> : null}
        <p>{own(term && searches ? 'catalog.search-none-text' : 'catalog.search-start')}</p>
        <CategoryTiles categories={shelves} />
      </section>
      {popular.length > 0 && (
        <section className="stack">
          <div className="catalog-row-head">
            <h2>{own('catalog.search-instead')}</h2>
            <Link to={href('/store/productlist')}>{t('catalog.see-all-products')}</Link>
          </div>
          <ProductGrid products={popular} level={3} />
        </section>
      )}
      {term && (
        <p>
          {spaced(own('catalog.search-ask'))}
          <Link to={href('/page/:name', { name: 'contact' })}>{own('catalog.search-ask-link')}</Link>
        </p>
      )}
    </>
  )
}
