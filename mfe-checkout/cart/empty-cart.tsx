import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { Messages } from '../messages/messages.ts'
import { OpenOrderNotice } from '../open-order/open-order-notice.tsx'

export function EmptyCart() {
  const t = useT<Messages>()
  return (
    <div className="page empty">
      <OpenOrderNotice />
      <h1>{t('checkout.cart.empty')}</h1>
      <p className="muted">{t('checkout.cart.emptyText')}</p>
      <Link to={href('/store')} className="button button-primary">
        {t('checkout.cart.browse')}
      </Link>
    </div>
  )
}
