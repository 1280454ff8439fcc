import { useEffect } from 'react'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { Later } from 'shared-contracts/ui/later.tsx'
import { methodsOf, waysOf } from '../handover/places.ts'
import { OfflineNotice } from '../journey/offline-notice.tsx'
import { PurchaseContext } from '../journey/purchase.ts'
import { Steps } from '../journey/steps.tsx'
import { Unavailable } from '../journey/unavailable.tsx'
import type { DetailsMessages } from '../messages/messages.ts'
import { OpenOrderNotice } from '../open-order/open-order-notice.tsx'
import { DetailsForm } from './details-form.tsx'
import { CartSummary } from './later-code.ts'
import { type EarlyDetails, type LoadedDetails, rememberShown } from './load-details.ts'

/** The details page of either cart. */
export function DetailsView({ loaded }: { loaded: LoadedDetails | EarlyDetails }) {
  const t = useT<DetailsMessages>()
  const { state } = useApp()
  const whole = 'early' in loaded ? null : loaded
  useEffect(() => {
    if (whole?.config) rememberShown(state, whole)
  }, [state, whole])
  if (whole && !whole.config)
    return (
      <Unavailable title={t('checkout.details.unavailable')} text={t('checkout.details.unavailableText')} />
    )
  if (whole?.config && methodsOf(whole.config).length === 0)
    return <Unavailable title={t('checkout.details.noMethod')} text={t('checkout.details.noMethodText')} />
  return (
    <PurchaseContext value={loaded.purchase}>
      <div className="page page-quiet checkout-columns">
        <div className="stack">
          <Steps now="details" />
          <h1>{t('checkout.details.title')}</h1>
          <OfflineNotice />
          {whole?.config ? <Form {...whole} config={whole.config} /> : <EarlyForm />}
        </div>
        {whole && (
          <Later>
            <div className="checkout-side">
              <HydrateLater code={CartSummary}>
                <CartSummary ownCart={whole.ownCart} served={state.$cart.get()} />
              </HydrateLater>
              <OpenOrderNotice />
            </div>
          </Later>
        )}
      </div>
    </PurchaseContext>
  )
}

/** In the place of the form while what the store offers is on its way. */
const EarlyForm = () => (
  <div className="checkout-later checkout-early stack soon" aria-busy="true">
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
  </div>
)

function Form({ config, ownCart, address, table }: LoadedDetails & { config: CheckoutConfig }) {
  return (
    <Later place="checkout-later">
      <DetailsForm
        loaded={config}
        methods={waysOf(config)}
        ownCart={ownCart}
        address={address}
        table={table}
      />
    </Later>
  )
}
