import { useState } from 'react'
import type { Facets } from 'shared-contracts/api/entities/facets.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { LIST_TEXTS } from '../messages/lists.ts'
import { FilterGroups } from './filter-groups.tsx'
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
  const [open, setOpen] = useState(false)
  if (!facets) return null
  const groups = filterGroups(query, facets)
  if (groups.length === 0) return null
  const count = chosenFilters(query, facets).length
  const all = <FilterGroups groups={groups} currency={currency} />
  return (
    <>
      <a
        className="button catalog-filter-open"
        href={`#${RAIL_ID}`}
        aria-haspopup="dialog"
        onClick={event => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {count > 0 ? t('catalog.filter-open-count', { count }) : t('catalog.filter-open')}
      </a>
      <aside id={RAIL_ID} className="catalog-filter-rail" aria-label={t('catalog.filter-open')}>
        {all}
      </aside>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('catalog.filter-open')} kind="sheet">
        <div className="catalog-filter-sheet">{all}</div>
        <div className="catalog-filter-done">
          <button type="button" className="button button-primary button-wide" onClick={() => setOpen(false)}>
            {t('catalog.filter-show', { count: total })}
          </button>
        </div>
      </Dialog>
    </>
  )
}
