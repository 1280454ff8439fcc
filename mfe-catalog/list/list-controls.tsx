import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useCatalogT } from '../messages/messages.ts'
import type { ChipRow } from './category-tree.ts'
import { type ListQuery, listHref, SHOWN_SORTS, type ShownSort } from './list-query.ts'

/** Category links above a list; the current one is marked. */
export function CategoryChips({ row: { parent, chips }, query }: { row: ChipRow; query: ListQuery }) {
  const t = useCatalogT()
  if (chips.length === 0) return null
  const all = parent ? t('catalog.all-of', { name: parent.name }) : t('catalog.all-products')
  const rows = [{ slug: parent?.slug ?? null, name: all }, ...chips]
  return (
    <nav aria-label={t('catalog.narrow')}>
      <ul className="catalog-chips list-plain">
        {rows.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              className="catalog-chip"
              to={listHref(query, { cat: slug })}
              aria-current={slug === query.cat ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Brand and tag of the list, each removable. */
export function FilterChips({ query }: { query: ListQuery }) {
  const t = useCatalogT()
  const chips = [
    query.brand && { key: 'brand' as const, text: t('catalog.filter-brand', { name: query.brand }) },
    query.tag && { key: 'tag' as const, text: t('catalog.filter-tag', { name: query.tag }) },
  ].filter(chip => chip !== null && chip !== '')
  if (query.path !== '/store/productlist' || chips.length === 0) return null
  return (
    <ul className="catalog-chips list-plain" aria-label={t('catalog.filters')}>
      {chips.map(({ key, text }) => (
        <li key={key}>
          <Link className="catalog-chip" to={listHref(query, { [key]: null })}>
            {text} <span aria-hidden="true">×</span>
            <span className="visually-hidden">{t('catalog.filter-remove')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Sort order: a plain GET form that needs no script; with script it applies at once. */
export function SortForm({ query }: { query: ListQuery }) {
  const t = useCatalogT()
  const navigate = useNavigate()
  const { searchParams } = new URL(listHref({ ...query, sort: 'date', page: 1 }), 'http://list.invalid')
  return (
    <form method="get" action={query.path} className="catalog-sort">
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="catalog-sort">{t('catalog.sort')}</label>
      <select
        id="catalog-sort"
        name="sort"
        className="input"
        key={query.sort}
        defaultValue={query.sort}
        onChange={e => void navigate(listHref(query, { sort: e.target.value as ShownSort }))}
      >
        {SHOWN_SORTS.map(sort => (
          <option key={sort} value={sort}>
            {t(`catalog.sort-${sort}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button">
          {t('catalog.sort-apply')}
        </button>
      </noscript>
    </form>
  )
}
