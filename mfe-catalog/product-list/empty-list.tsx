import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { LIST_TEXTS } from '../messages/lists.ts'
import { useCatalogT } from '../messages/messages.ts'

/** A list without products, and the way onward. @param all address of the list without its filters; null where none narrows it */
export function EmptyList({ all }: { all: string | null }) {
  const t = useCatalogT()
  const own = LIST_TEXTS.useTexts()
  if (all)
    return (
      <section className="empty">
        <h2>{own('catalog.list-narrowed')}</h2>
        <p className="muted">{own('catalog.list-narrowed-text')}</p>
        <Link className="button button-primary" to={all} preventScrollReset>
          {own('catalog.filters-clear')}
        </Link>
      </section>
    )
  return (
    <section className="empty">
      <h2>{own('catalog.list-empty')}</h2>
      <p className="muted">{own('catalog.list-empty-text')}</p>
      <Link className="button button-primary" to={href('/store')}>
        {t('catalog.see-all-products')}
      </Link>
    </section>
  )
}
