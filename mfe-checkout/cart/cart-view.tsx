import { useStore } from '@nanostores/react'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { Filling } from 'shared-contracts/remote/fill-point.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { ExtensionPoint } from 'shared-contracts/ui/extension-point/extension-point.tsx'
import { ElsewhereNotice } from '../elsewhere/elsewhere-notice.tsx'
import { NoScript } from '../journey/no-script.tsx'
import { OfflineNotice } from '../journey/offline-notice.tsx'
import type { CartMessages } from '../messages/messages.ts'
import type { Offers } from '../offers.ts'
import { OpenOrderNotice } from '../open-order/open-order-notice.tsx'
import { SavedList } from '../saved/saved-list.tsx'
import type { SharedLine } from '../shared-cart/cart-address.ts'
import { SharedCartNotice } from '../shared-cart/shared-cart-notice.tsx'
import { belowLines } from './below-lines.ts'
import { CartAside } from './cart-aside.tsx'
import { ChangesNotice } from './changes-notice.tsx'
import type { DeliverySums } from './delivery-goal.ts'
import { EmptyCart } from './empty-cart.tsx'
import type { CartIntents } from './intents.ts'
import { Lines } from './lines.tsx'
import { LocationChanged } from './location-changed.tsx'
import { isPending, rowsOf, shortLines } from './rows.ts'

interface CartViewProps {
  cart: Cart
  intents: CartIntents
  /** The shopper came here by changing the store (CRT-4). */
  locationChanged: boolean
  /** Lines that somebody else handed on. */
  shared: readonly SharedLine[]
  /** What the store says the cart comes to. */
  estimate: Bill | null
  delivery: DeliverySums | null
  /** What others put below; null until the page's data are there. */
  below: readonly Filling[] | null
}

export function CartView({
  cart,
  intents,
  locationChanged,
  shared,
  estimate,
  delivery,
  below,
}: CartViewProps) {
  const t = useT<CartMessages>()
  const asked = useStore(intents.$intents)
  const pending = isPending(asked)
  const rows = rowsOf(cart, asked)
  const short = shortLines(rows)
  if (rows.length === 0) return <EmptyCart {...{ shared, locationChanged }} />
  return (
    <div className="page checkout-columns">
      <div className="stack">
        <header className="row checkout-head">
          <h1>{t('checkout.cart.title')}</h1>
          <span className="muted" aria-live="polite">
            {!pending && t('checkout.cart.items', { count: cart.itemCount })}
          </span>
        </header>
        {shared.length > 0 && <SharedCartNotice lines={shared} />}
        <OfflineNotice />
        <ElsewhereNotice intents={intents} />
        <ChangesNotice cart={cart} />
        {locationChanged && <LocationChanged short={short} />}
        <Lines rows={rows} currency={cart.currency} intents={intents} />
        <NoScript />
        <SavedList />
      </div>
      <CartAside
        {...{ cart, pending, intents, estimate, delivery }}
        whole={below !== null}
        blocked={short.length > 0}
      />
      <OpenOrderNotice released={() => void intents.reload()} />
      {below && <ExtensionPoint<Offers> {...belowLines(cart)} filled={below} />}
    </div>
  )
}
