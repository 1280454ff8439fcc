import { useStore } from '@nanostores/react'
import { type ReactNode, useCallback, useState } from 'react'
import { pause } from 'shared-contracts/api/retry.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import { Later } from 'shared-contracts/ui/later.tsx'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import { Spinner } from 'shared-contracts/ui/progress/progress.tsx'
import { createAdjust } from '../adjustments/adjust.ts'
import { BillSummary } from '../bill/bill-summary.tsx'
import { useElsewhere } from '../elsewhere/use-elsewhere.ts'
import { TakeHold } from '../holding/take-hold.tsx'
import { useHold } from '../holding/use-hold.ts'
import { OfflineNotice } from '../journey/offline-notice.tsx'
import { usePurchase } from '../journey/purchase.ts'
import { Steps } from '../journey/steps.tsx'
import { useOnceDrawn } from '../journey/use-once-drawn.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import { OpenOrderNotice } from '../open-order/open-order-notice.tsx'
import type { LoadedPayment } from './load-payment.ts'
import { OrderToPay } from './order-to-pay.tsx'
import { PayForm } from './pay-form.tsx'
import { StaleNotice } from './stale-notice.tsx'

interface PaymentViewProps {
  /** Undefined while it is on its way. */
  payment: NonNullable<LoadedPayment> | undefined
  /** It is as it was: it could not be read again. */
  stale: boolean
  /** What has to be said before paying. */
  terms?: ReactNode
}

/** The order as it will be made: what was settled, what can be added, ways to pay, the bill. */
export function PaymentView({ payment, stale, terms }: PaymentViewProps) {
  const t = useT<PaymentMessages>()
  const { api } = useApp()
  const purchase = usePurchase()
  const { revalidate } = useRevalidator()
  const [adjust] = useState(() => createAdjust({ api, wait: pause, purchase, reload: revalidate }))
  const holding = useHold()
  const { hold } = holding
  const { $view } = adjust
  const now = useStore($view)
  const adjusted = useOnceDrawn(now, now.busy !== null)
  // Not under the shopper's hands: what they are changing is read again when it is saved.
  const refresh = useCallback(() => void ($view.get().busy === null && revalidate()), [$view, revalidate])
  useElsewhere(refresh)
  return (
    <div className="page page-quiet checkout-columns">
      <div className="stack">
        <Steps now="payment" />
        <h1>{t('checkout.payment.title')}</h1>
        <OfflineNotice />
        <Live>{stale && <StaleNotice />}</Live>
        {payment ? (
          <OrderToPay payment={payment} terms={terms} holding={holding} adjust={adjust} view={adjusted} />
        ) : (
          <div className="checkout-later">
            <p className="muted" role="status">
              <Spinner /> {t('checkout.details.sending')}
            </p>
          </div>
        )}
      </div>
      <div className="checkout-side">
        {payment && (
          <Later>
            <BillSummary bill={payment.bill} adjust={adjust} />
            <OpenOrderNotice
              bill={payment.bill}
              released={() => {
                void revalidate()
                void hold.take(payment.bill.draft)
              }}
            />
          </Later>
        )}
      </div>
      {payment && (
        <Later>
          <TakeHold hold={hold} draft={payment.bill.draft} />
          <div className="checkout-below">
            <PayForm
              bill={payment.bill}
              options={payment.options}
              adjust={adjust}
              changing={Object.keys(adjusted.asked).some(part => part !== 'comment')}
              hold={hold}
            />
          </div>
        </Later>
      )}
    </div>
  )
}
