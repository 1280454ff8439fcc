import { type ReactNode, useCallback, useState } from 'react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutConfig, CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { pause } from 'shared-contracts/api/retry.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import { Later } from 'shared-contracts/ui/later.tsx'
import { createAdjust } from '../adjustments/adjust.ts'
import { Adjustments } from '../adjustments/adjustments.tsx'
import type { Means } from '../adjustments/load-means.ts'
import { BillSummary } from '../bill/bill-summary.tsx'
import { OrderFacts } from '../bill/order-facts.tsx'
import { useElsewhere } from '../elsewhere/use-elsewhere.ts'
import { sellsAll } from '../handover/sells-all.ts'
import { UnsoldNotice } from '../handover/unsold-notice.tsx'
import { HoldNotice } from '../holding/hold-notice.tsx'
import { TakeHold } from '../holding/take-hold.tsx'
import { useHold } from '../holding/use-hold.ts'
import { OfflineNotice } from '../journey/offline-notice.tsx'
import { usePurchase } from '../journey/purchase.ts'
import { Steps } from '../journey/steps.tsx'
import type { Messages } from '../messages/messages.ts'
import { OpenOrderNotice } from '../open-order/open-order-notice.tsx'
import { CameBackNotice } from './came-back-notice.tsx'
import { PayForm } from './pay-form.tsx'

export interface PaymentViewProps {
  bill: Bill
  options: readonly PaymentOption[]
  /** Null when it did not load. */
  location: CheckoutLocation | null
  tips: CheckoutConfig['tips'] | null
  means: Means
  /** What has to be said before paying. */
  terms?: ReactNode
}

/** The order as it will be made: what was settled, what can be added, ways to pay, the bill. */
export function PaymentView({ bill, options, location, tips, means, terms }: PaymentViewProps) {
  const t = useT<Messages>()
  const { api } = useApp()
  const purchase = usePurchase()
  const { revalidate } = useRevalidator()
  const [adjust] = useState(() => createAdjust({ api, wait: pause, purchase, reload: revalidate }))
  const holding = useHold()
  const { hold } = holding
  const { $view } = adjust
  // Not under the shopper's hands: what they are changing is read again when it is saved.
  const refresh = useCallback(() => void ($view.get().busy === null && revalidate()), [$view, revalidate])
  useElsewhere(refresh)
  const released = useCallback(() => {
    void revalidate()
    void hold.take(bill.draft)
  }, [revalidate, hold, bill])
  return (
    <div className="page page-quiet checkout-columns">
      <div className="checkout-main">
        <div className="stack">
          <Steps now="payment" />
          <h1>{t('checkout.payment.title')}</h1>
          <OfflineNotice />
          <CameBackNotice />
          <OpenOrderNotice bill={bill} released={released} />
          {terms}
          {location && !sellsAll(location) && <UnsoldNotice place={location} step="details" />}
          <HoldNotice holding={holding} draft={bill.draft} timeZone={location?.timeZone ?? null} />
          <OrderFacts draft={bill.draft} location={location} />
          <Later place="checkout-later">
            <Adjustments bill={bill} means={means} tips={tips} adjust={adjust} />
          </Later>
        </div>
        <Later>
          <TakeHold hold={hold} draft={bill.draft} />
          <PayForm bill={bill} options={options} adjust={adjust} hold={hold} />
        </Later>
      </div>
      <div className="checkout-side">
        <Later>
          <BillSummary bill={bill} adjust={adjust} />
        </Later>
      </div>
    </div>
  )
}
