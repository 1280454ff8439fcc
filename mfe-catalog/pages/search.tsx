import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLoaderData, useLocation, useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { CategoryTiles } from '../list/category-tiles.tsx'
import { InfiniteProducts } from '../list/infinite-products.tsx'
import { PAGE_SIZE } from '../list/paging.ts'
import { useCatalogT } from '../messages/messages.ts'
import { findPart, type SearchData, searchHref } from './search.ts'

export { loader, meta } from './search.ts'

export function Component() {
  const { term, page, products, total, shelves } = useLoaderData() as SearchData
  const { api } = useApp()
  const { key } = useLocation()
  const t = useCatalogT()
  return (
    <div className="page catalog-list">
      <h1 className="display">{t('catalog.search-title')}</h1>
      <SearchForm key={term} term={term} />
      <p aria-live="polite" className={term && total > 0 ? 'muted' : 'visually-hidden'}>
        {term && t('catalog.search-count', { count: total, term })}
      </p>
      {total > 0 ? (
        <InfiniteProducts
          key={`${key}${term}${page}`}
          products={products}
          total={total}
          start={(page - 1) * PAGE_SIZE}
          pageHref={next => searchHref(term, next)}
          load={(start, count, signal) => findPart(api, term, start, count, signal)}
        />
      ) : (
        <section className="stack">
          {term ? <h2>{t('catalog.search-none', { term })}</h2> : null}
          <p>{t(term ? 'catalog.search-none-text' : 'catalog.search-start')}</p>
          <CategoryTiles categories={shelves} />
          <p>
            <Link to={href('/store/productlist')}>{t('catalog.see-all-products')}</Link>
          </p>
        </section>
      )}
    </div>
  )
}

/** A GET form: works before and without script. Enter while composing Chinese never submits a form in browsers. */
function SearchForm({ term }: { term: string }) {
  const t = useCatalogT()
  const navigate = useNavigate()
  return (
    <search>
      <form
        method="get"
        action={href('/store/search')}
        className="catalog-search"
        onSubmit={event => {
          event.preventDefault()
          const q = new FormData(event.currentTarget).get('q')
          void navigate(searchHref(String(q ?? '').trim()))
        }}
      >
        <label htmlFor="catalog-q" className="visually-hidden">
          {t('catalog.search-label')}
        </label>
        <input
          id="catalog-q"
          name="q"
          type="search"
          className="input"
          defaultValue={term}
          placeholder={t('catalog.search-label')}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className="button button-primary">
          {t('catalog.search-submit')}
        </button>
      </form>
    </search>
  )
}
