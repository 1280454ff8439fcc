import type { Facets } from 'shared-contracts/api/entities/facets.ts'
import { Glyph } from 'shared-contracts/ui/glyph.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { LIST_TEXTS } from '../messages/lists.ts'
import { FilterName } from './filter-name.tsx'
import { chosenFilters } from './filters.ts'
import { allOf, type ListQuery } from './list-query.ts'
import { NarrowLink } from './narrow-link.tsx'

interface Props {
  query: ListQuery
  facets: Facets | undefined
  currency: string
}

/** What narrows the list, each to be taken off alone, or all at once (CAT-9). */
export function FilterChips({ query, facets, currency }: Props) {
  const t = LIST_TEXTS.useTexts()
  const chosen = chosenFilters(query, facets)
  if (chosen.length === 0) return null
  return (
    <ul className="catalog-chips list-plain" aria-label={t('catalog.filters')}>
      {chosen.map(value => (
        <li key={value.key}>
          <NarrowLink query={query} className="catalog-chip" change={value.change} preventScrollReset>
            <span>
              {value.name !== null && (value.filter === 'brand' || value.filter === 'tag') ? (
                t(`catalog.filter-${value.filter}`, { name: value.name })
              ) : (
                <FilterName value={value} currency={currency} />
              )}
            </span>
            <Glyph name="close" />
            <span className="visually-hidden">{t('catalog.filter-remove')}</span>
          </NarrowLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link className="button button-quiet" to={allOf(query)} preventScrollReset>
            {t('catalog.filters-clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
