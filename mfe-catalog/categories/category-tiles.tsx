import type { Category } from 'shared-contracts/api/entities/product.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import type { Pressed } from '../early/pressed.ts'
import { useCatalogT } from '../messages/messages.ts'

const SIZES = '(min-width: 768px) 140px, 30vw'

/** Categories as pictures with their names. @param eager loads the first row at once */
export function CategoryTiles({
  categories,
  eager = 0,
}: {
  categories: readonly Category[]
  eager?: number
}) {
  const t = useCatalogT()
  return (
    <ul className="catalog-tiles list-plain">
      {categories.map(({ slug, name, image, count }, i) => (
        <li key={slug}>
          <Link
            className="catalog-tile"
            to={href('/store/productlist', undefined, { cat: slug })}
            state={{ shelf: name } satisfies Pressed}
          >
            <span className="catalog-tile-picture">
              {image && <Picture image={{ ...image, alt: '' }} sizes={SIZES} eager={i < eager} />}
            </span>
            <span className="catalog-tile-name">{name}</span>
            {count > 0 && <span className="muted catalog-tile-count">{t('catalog.items', { count })}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
