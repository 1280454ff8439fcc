import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import { type ListQuery, listHref, SHOWN_SORTS, type ShownSort } from './list-query.ts'

/** Sort order: a plain GET form that needs no script; with script it applies at once. */
export function SortForm({ query }: { query: ListQuery }) {
  const t = LIST_TEXTS.useTexts()
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
