import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { ORDER_TEXTS } from '../messages/orders.ts'

/** In place of an order that is not there, or is another's, which looks alike: why that may be, and the ways to the right one (RTE-8). */
export function MissingOrder({ title }: { title: string }) {
  const t = ORDER_TEXTS.useTexts()
  return (
    <div className="page-narrow empty">
      <h1>{title}</h1>
      <p className="muted">{t('account.order.missing.text')}</p>
      <div className="row account-missing-ways">
        <Link className="button button-primary" to={href('/user/orders')}>
          {t('account.orders.title')}
        </Link>
        <Link className="button" to={href('/account/findOrder')}>
          {t('account.order.missing.find')}
        </Link>
      </div>
    </div>
  )
}
