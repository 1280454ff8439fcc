import { useEffect, useRef } from 'react'
import { LIST_TEXTS } from '../messages/lists.ts'
import { type ListQuery, listHref, type ShownSort, usualSort } from './list-query.ts'
import { usePress } from './use-press.ts'

interface Props {
  query: ListQuery
  /** Orders to choose from. */
  sorts: readonly ShownSort[]
}

/** Sort order: a plain GET form that needs no script; with script it applies at once. */
export function SortForm({ query, sorts }: Props) {
  const t = LIST_TEXTS.useTexts()
  const press = usePress(query)
  const select = useRef<HTMLSelectElement>(null)
  const drawn = useRef(query)
  // Every loaded list says its order, also the one that Back brings while another was on its way: a choice given up is not shown.
  useEffect(() => {
    if (select.current && drawn.current !== query) select.current.value = query.sort
    drawn.current = query
  }, [query])
  const unsorted = listHref(query, { sort: usualSort(query.path) })
  const { searchParams } = new URL(unsorted, 'http://list.invalid')
  return (
    <form method="get" action={query.path} className="catalog-sort">
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="catalog-sort">{t('catalog.sort')}</label>
      <select
        ref={select}
        id="catalog-sort"
        name="sort"
        className="input"
        defaultValue={query.sort}
        onChange={e => press({ sort: e.target.value as ShownSort })}
      >
        {sorts.map(sort => (
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
