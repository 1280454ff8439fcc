import { useData } from 'shared-contracts/remote/page.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { CartSummary } from '../cart/cart-summary.tsx'
import { DetailsForm } from '../details/details-form.tsx'
import { methodsOf } from '../handover/places.ts'
import { OfflineNotice } from '../journey/offline-notice.tsx'
import { Steps } from '../journey/steps.tsx'
import { Unavailable } from '../journey/unavailable.tsx'
import type { Messages } from '../messages/messages.ts'
import type { loader } from './checkout.ts'

export { loader, meta } from './checkout.ts'

export function Component() {
  const t = useT<Messages>()
  const { config, ...known } = useData<typeof loader>()
  if (!config)
    return (
      <Unavailable title={t('checkout.details.unavailable')} text={t('checkout.details.unavailableText')} />
    )
  const methods = methodsOf(config)
  if (methods.length === 0)
    return <Unavailable title={t('checkout.details.noMethod')} text={t('checkout.details.noMethodText')} />
  return (
    <div className="page checkout-columns">
      <div className="stack">
        <Steps now="details" />
        <h1>{t('checkout.details.title')}</h1>
        <OfflineNotice />
        <DetailsForm loaded={config} methods={methods} {...known} />
      </div>
      <CartSummary />
    </div>
  )
}
