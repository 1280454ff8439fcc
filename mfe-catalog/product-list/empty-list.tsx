import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useCatalogT } from '../messages/messages.ts'

/** A list without products, and the way onward. */
export function EmptyList() {
  const t = useCatalogT()
  return (
    <section className="empty">
      <h2>{t('catalog.list-empty')}</h2>
      <p className="muted">{t('catalog.list-empty-text')}</p>
      <Link className="button button-primary" to={href('/store')}>
        {t('catalog.see-all-products')}
      </Link>
    </section>
  )
}
