import type { Facets } from 'shared-contracts/api/entities/facets.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import { FilterGroups } from './filter-groups.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { chosenFilters, filterGroups } from './filters.ts'
import type { ListQuery } from './list-query.ts'

const RAIL_ID = 'catalog-filters'

interface Props {
  query: ListQuery
  facets: Facets | undefined
  currency: string
  total: number
}

/** Filters beside the list on wide screens; on phones a sheet whose counts follow each choice. */
export function FilterRail({ query, facets, currency, total }: Props) {
  const t = LIST_TEXTS.useTexts()
  if (!facets) return null
  const groups = filterGroups(query, facets)
  if (groups.length === 0) return null
  const all = <FilterGroups groups={groups} query={query} currency={currency} />
  return (
    <>
      <FilterSheet rail={RAIL_ID} count={chosenFilters(query, facets).length} total={total}>
        {all}
      </FilterSheet>
      <aside id={RAIL_ID} className="catalog-filter-rail" aria-label={t('catalog.filter-open')}>
        {all}
      </aside>
    </>
  )
}
