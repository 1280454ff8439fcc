import type { Category } from 'shared-contracts/api/entities/product.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { CategoryTiles } from '../categories/category-tiles.tsx'
import { LIST_TEXTS } from '../messages/lists.ts'
import { useCatalogT } from '../messages/messages.ts'

/** Before a search, and after one in vain: the shelves are the way onward (CAT-3). */
export function NothingFound({ term, shelves }: { term: string; shelves: readonly Category[] }) {
  const t = useCatalogT()
  const own = LIST_TEXTS.useTexts()
  return (
    <section className="stack">
      {term ? <h2>{own('catalog.search-none', { term })}</h2> : null}
      <p>{own(term ? 'catalog.search-none-text' : 'catalog.search-start')}</p>
      <CategoryTiles categories={shelves} />
      <p>
        <Link to={href('/store/productlist')}>{t('catalog.see-all-products')}</Link>
      </p>
    </section>
  )
}
