import type { Category } from 'shared-contracts/api/entities/product.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { CategoryTiles } from '../categories/category-tiles.tsx'
import { useCatalogT } from '../messages/messages.ts'

/** Before a search, and after one in vain: the shelves are the way onward (CAT-3). */
export function NothingFound({ term, shelves }: { term: string; shelves: readonly Category[] }) {
  const t = useCatalogT()
  return (
    <section className="stack">
      {term ? <h2>{t('catalog.search-none', { term })}</h2> : null}
      <p>{t(term ? 'catalog.search-none-text' : 'catalog.search-start')}</p>
      <CategoryTiles categories={shelves} />
      <p>
        <Link to={href('/store/productlist')}>{t('catalog.see-all-products')}</Link>
      </p>
    </section>
  )
}
