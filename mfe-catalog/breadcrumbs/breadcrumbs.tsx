import { Link } from 'shared-contracts/ui/link.tsx'
import type { Pressed } from '../early/pressed.ts'
import { useCatalogT } from '../messages/messages.ts'
import type { Crumb } from './crumbs.ts'

/** Way down to this page; the last entry is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useCatalogT()
  return (
    <nav aria-label={t('catalog.breadcrumbs')} className="catalog-crumbs">
      <ol className="list-plain">
        {crumbs.map(({ name, path }, i) => (
          <li key={path}>
            {i === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path} state={{ shelf: name } satisfies Pressed}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
