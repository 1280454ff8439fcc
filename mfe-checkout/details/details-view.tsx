import type { SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Later } from 'shared-contracts/ui/later.tsx'
import type { Region } from '../address/load-region.ts'
import { CartSummary } from '../cart/cart-summary.tsx'
import { methodsOf } from '../handover/places.ts'
import { OfflineNotice } from '../journey/offline-notice.tsx'
import { type Purchase, PurchaseContext } from '../journey/purchase.ts'
import { Steps } from '../journey/steps.tsx'
import { Unavailable } from '../journey/unavailable.tsx'
import type { Messages } from '../messages/messages.ts'
import { OpenOrderNotice } from '../open-order/open-order-notice.tsx'
import { DetailsForm } from './details-form.tsx'

interface Loaded {
  purchase: Purchase
  /** Null when it did not load. */
  config: CheckoutConfig | null
  region: Region | null
  saved: readonly SavedAddress[]
  table: string | null
  /** Cart of a group buy; null for the ordinary one. */
  ownCart: Cart | null
}

/** The details page of either cart. */
export function DetailsView({ loaded: { config, purchase, ownCart, ...known } }: { loaded: Loaded }) {
  const t = useT<Messages>()
  if (!config)
    return (
      <Unavailable title={t('checkout.details.unavailable')} text={t('checkout.details.unavailableText')} />
    )
  const methods = methodsOf(config)
  if (methods.length === 0)
    return <Unavailable title={t('checkout.details.noMethod')} text={t('checkout.details.noMethodText')} />
  return (
    <PurchaseContext value={purchase}>
      <div className="page page-quiet checkout-columns">
        <div className="stack">
          <Steps now="details" />
          <h1>{t('checkout.details.title')}</h1>
          <OfflineNotice />
          <OpenOrderNotice />
          <Later place="checkout-later">
            <DetailsForm loaded={config} methods={methods} ownCart={ownCart} {...known} />
          </Later>
        </div>
        <Later>
          <CartSummary ownCart={ownCart} />
        </Later>
      </div>
    </PurchaseContext>
  )
}
