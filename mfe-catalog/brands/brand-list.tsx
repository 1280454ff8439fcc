import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useCatalogT } from '../messages/messages.ts'
import type { Initial } from './by-initial.ts'

/** Brands by their first letters, each with how much it has. */
export function BrandList({ groups }: { groups: readonly Initial[] }) {
  const t = useCatalogT()
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
                  <span className="muted">{t('catalog.items', { count })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
