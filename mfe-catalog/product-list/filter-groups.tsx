import { LIST_TEXTS } from '../messages/lists.ts'
import { FilterName } from './filter-name.tsx'
import type { FilterGroup } from './filters.ts'
import type { ListQuery } from './list-query.ts'
import { NarrowLink } from './narrow-link.tsx'

/** Values shown of a group before the rest is asked for. */
const MAX_OPEN = 8

interface List {
  query: ListQuery
  currency: string
}

/** Ways to narrow a list, as links with counts: they need no script and can be shared (CAT-9). */
export function FilterGroups({ groups, ...list }: List & { groups: readonly FilterGroup[] }) {
  return groups.map(group => <Group key={group.filter} group={group} {...list} />)
}

function Group({ group: { filter, values }, ...list }: List & { group: FilterGroup }) {
  const t = LIST_TEXTS.useTexts()
  const rest = values.slice(MAX_OPEN)
  const title = t(`catalog.filter-group-${filter}`)
  return (
    <section className="catalog-filter-group">
      <h3>{title}</h3>
      <Values values={values.slice(0, MAX_OPEN)} {...list} />
      {rest.length > 0 && (
        <details open={rest.some(value => value.chosen)}>
          <summary>
            {t('catalog.filter-more', { count: rest.length })}
            <span className="visually-hidden"> · {title}</span>
          </summary>
          <Values values={rest} {...list} />
        </details>
      )}
    </section>
  )
}

function Values({ values, query, currency }: List & Pick<FilterGroup, 'values'>) {
  return (
    <ul className="list-plain">
      {values.map(value => (
        <li key={value.key}>
          <NarrowLink
            query={query}
            className="catalog-filter"
            change={value.change}
            preventScrollReset
            aria-current={value.chosen || undefined}
            rel="nofollow"
          >
            <span className="catalog-filter-box" aria-hidden="true" />
            <span>
              <FilterName value={value} currency={currency} />
            </span>
            <span className="muted">{value.count}</span>
          </NarrowLink>
        </li>
      ))}
    </ul>
  )
}
