import type { Category } from 'shared-contracts/api/entities/product.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { Pressed } from '../early/pressed.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { MAX_TILES } from './category-tree.ts'

/** Categories as pictures, those beyond a page's worth of them by name alone and closed at first. @param eager as `CategoryTiles` has it */
export function ManyCategories({ categories, eager }: { categories: readonly Category[]; eager: number }) {
  const t = LIST_TEXTS.useTexts()
  const rest = categories.slice(MAX_TILES)
  return (
    <>
      <CategoryTiles categories={categories.slice(0, MAX_TILES)} eager={eager} />
      {rest.length > 0 && (
        <details className="catalog-more">
          <summary>{t('catalog.filter-more', { count: rest.length })}</summary>
          <ul className="list-plain">
            {rest.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={href('/store/productlist', undefined, { cat: slug })}
                  state={{ shelf: name } satisfies Pressed}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
