import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { SHOP_TEXTS } from '../messages/shop.ts'
import type { Initial } from './by-initial.ts'

/** Brands by their first letters, each with how much it has; where there are none, the way onward. */
export function BrandList({ groups }: { groups: readonly Initial[] }) {
  const t = useCatalogT()
  const own = SHOP_TEXTS.useTexts()
  if (groups.length === 0)
    return (
      <div className="empty">
        <p>{own('catalog.brands-none')}</p>
        <Link className="button button-primary" to={href('/store')}>
          {t('catalog.see-all-products')}
        </Link>
      </div>
    )
  return (
    <div className="catalog-brands">
      {groups.map(({ initial, brands }) => (
        <section key={initial}>
          {groups.length > 1 && <h2 className="muted">{initial}</h2>}
          <ul className="list-plain">
            {brands.map(({ slug, name, count }) => (
              <li key={slug}>
                <Link className="catalog-brand" to={href('/store/brand', undefined, { name: slug })}>
                  <span>{name}</span>
                  {count !== undefined && <span className="muted">{t('catalog.items', { count })}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
