import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { OfflineNotice } from '../journey/offline-notice.tsx'
import type { CartMessages } from '../messages/messages.ts'
import { OpenOrderNotice } from '../open-order/open-order-notice.tsx'
import { SavedList } from '../saved/saved-list.tsx'
import type { SharedLine } from '../shared-cart/cart-address.ts'
import { SharedCartNotice } from '../shared-cart/shared-cart-notice.tsx'
import { LocationChanged } from './location-changed.tsx'
import { SignInAgain } from './sign-in-again.tsx'

interface EmptyCartProps {
  shared: readonly SharedLine[]
  /** The shopper came here by changing the store (CRT-4). */
  locationChanged: boolean
}

export function EmptyCart({ shared, locationChanged }: EmptyCartProps) {
  const t = useT<CartMessages>()
  return (
    <div className="page empty">
      {shared.length > 0 && <SharedCartNotice lines={shared} />}
      <OfflineNotice />
      {locationChanged && <LocationChanged short={[]} empty />}
      <h1>{t('checkout.cart.empty')}</h1>
      <p className="muted">{t('checkout.cart.emptyText')}</p>
      <SignInAgain />
      <Link to={href('/store')} className="button button-primary">
        {t('checkout.cart.browse')}
      </Link>
      <OpenOrderNotice />
      <SavedList />
    </div>
  )
}
