import { useData } from 'shared-contracts/remote/page.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { BillSummary } from '../bill/bill-summary.tsx'
import { OrderFacts } from '../bill/order-facts.tsx'
import { OfflineNotice } from '../journey/offline-notice.tsx'
import { Steps } from '../journey/steps.tsx'
import { Unavailable } from '../journey/unavailable.tsx'
import type { Messages } from '../messages/messages.ts'
import { PayForm } from '../payment/pay-form.tsx'
import type { loader } from './payment.ts'

export { loader, meta } from './payment.ts'

export function Component() {
  const t = useT<Messages>()
  const { payment } = useData<typeof loader>()
  if (!payment)
    return (
      <Unavailable title={t('checkout.payment.unavailable')} text={t('checkout.payment.unavailableText')} />
    )
  const { bill, options, location } = payment
  return (
    <div className="page checkout-columns">
      <div className="checkout-main">
        <div className="stack">
          <Steps now="payment" />
          <h1>{t('checkout.payment.title')}</h1>
          <OfflineNotice />
          <OrderFacts draft={bill.draft} location={location} />
        </div>
        <PayForm bill={bill} options={options} />
      </div>
      <div className="checkout-side">
        <HydrateLater when="visible">
          <BillSummary bill={bill} />
        </HydrateLater>
      </div>
    </div>
  )
}
