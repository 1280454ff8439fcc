import type { ChipRow } from '../categories/category-tree.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import type { ListQuery } from './list-query.ts'
import { NarrowLink } from './narrow-link.tsx'

/** Category links above a list; the current one is marked. */
export function CategoryChips({ row: { parent, chips }, query }: { row: ChipRow; query: ListQuery }) {
  const t = LIST_TEXTS.useTexts()
  if (chips.length === 0) return null
  const all = parent ? t('catalog.all-of', { name: parent.name }) : t('catalog.all-products')
  const rows = [{ slug: parent?.slug ?? null, name: all }, ...chips]
  return (
    <nav aria-label={t('catalog.narrow')}>
      <ul className="catalog-chips list-plain">
        {rows.map(({ slug, name }) => (
          <li key={slug}>
            <NarrowLink
              query={query}
              className="catalog-chip"
              change={{ cat: slug }}
              aria-current={slug === query.cat ? 'page' : undefined}
            >
              {name}
            </NarrowLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
