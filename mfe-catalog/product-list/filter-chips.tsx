import { Link } from 'shared-contracts/ui/link.tsx'
import { LIST_TEXTS } from '../messages/lists.ts'
import { type ListQuery, listHref } from './list-query.ts'

/** Brand and tag of the list, each removable. */
export function FilterChips({ query }: { query: ListQuery }) {
  const t = LIST_TEXTS.useTexts()
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
