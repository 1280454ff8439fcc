import type { Category } from 'shared-contracts/api/entities/product.ts'
import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'

const TEXTS = pageTexts({
  en: { 'catalog.categories-more': '{{count}} more' },
  zh: { 'catalog.categories-more': '还有 {{count}} 个' },
})

/** Those beyond what a page shows as pictures: closed at first, by name alone. */
export function MoreCategories({ categories }: { categories: readonly Category[] }) {
  const t = TEXTS.useTexts()
  return (
    <details className="catalog-more">
      <summary>{t('catalog.categories-more', { count: categories.length })}</summary>
      <ul className="list-plain">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={href('/store/productlist', undefined, { cat: slug })}>{name}</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
