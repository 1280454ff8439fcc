import { Link } from 'shared-contracts/ui/link.tsx'
import { LIST_TEXTS } from '../messages/lists.ts'
import { FilterName } from './filter-name.tsx'
import type { FilterGroup } from './filters.ts'

/** Values shown of a group before the rest is asked for. */
const MAX_OPEN = 8

/** Ways to narrow a list, as links with counts: they need no script and can be shared (CAT-9). */
export function FilterGroups({ groups, currency }: { groups: readonly FilterGroup[]; currency: string }) {
  return groups.map(group => <Group key={group.filter} group={group} currency={currency} />)
}

function Group({ group: { filter, values }, currency }: { group: FilterGroup; currency: string }) {
  const t = LIST_TEXTS.useTexts()
  const rest = values.slice(MAX_OPEN)
  const title = t(`catalog.filter-group-${filter}`)
  return (
    <section className="catalog-filter-group">
      <h3>{title}</h3>
      <Values values={values.slice(0, MAX_OPEN)} currency={currency} />
      {rest.length > 0 && (
        <details open={rest.some(value => value.chosen)}>
          <summary>
            {t('catalog.filter-more', { count: rest.length })}
            <span className="visually-hidden"> · {title}</span>
          </summary>
          <Values values={rest} currency={currency} />
        </details>
      )}
    </section>
  )
}

function Values({ values, currency }: { values: FilterGroup['values']; currency: string }) {
  return (
    <ul className="list-plain">
      {values.map(value => (
        <li key={value.key}>
          <Link
            className="catalog-filter"
            to={value.href}
            preventScrollReset
            aria-current={value.chosen || undefined}
            rel="nofollow"
          >
            <span className="catalog-filter-box" aria-hidden="true" />
            <span>
              <FilterName value={value} currency={currency} />
            </span>
            <span className="muted">{value.count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
