import { useEffect } from 'react'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Later } from 'shared-contracts/ui/later.tsx'
import { CartSummary } from '../cart/cart-summary.tsx'
import { methodsOf } from '../handover/places.ts'
import { OfflineNotice } from '../journey/offline-notice.tsx'
import { PurchaseContext } from '../journey/purchase.ts'
import { Steps } from '../journey/steps.tsx'
import { Unavailable } from '../journey/unavailable.tsx'
import type { Messages } from '../messages/messages.ts'
import { OpenOrderNotice } from '../open-order/open-order-notice.tsx'
import { DetailsForm } from './details-form.tsx'
import { type LoadedDetails, rememberShown } from './load-details.ts'

/** The details page of either cart. */
export function DetailsView({ loaded }: { loaded: LoadedDetails }) {
  const t = useT<Messages>()
  const { state } = useApp()
  const { config, purchase, ownCart, ...known } = loaded
  useEffect(() => {
    if (loaded.config) rememberShown(state, loaded)
  }, [state, loaded])
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
