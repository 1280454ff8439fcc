import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import type { Messages } from '../messages/messages.ts'
import { BillSummary } from '../payment/bill-summary.tsx'
import { OrderFacts } from '../payment/order-facts.tsx'
import { PayForm } from '../payment/pay-form.tsx'
import { OfflineNotice, Unavailable } from '../ui/notices.tsx'
import { Steps } from '../ui/steps.tsx'
import type { PaymentData } from './payment.ts'

export { loader, meta } from './payment.ts'

export function Component() {
  const t = useT<Messages>()
  const { bill, options, location } = useLoaderData() as PaymentData
  if (!bill)
    return (
      <Unavailable title={t('checkout.payment.unavailable')} text={t('checkout.payment.unavailableText')} />
    )
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
      <BillSummary bill={bill} />
    </div>
  )
}
