import type { ReactNode } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { type Purchase, PurchaseContext } from '../journey/purchase.ts'
import { Unavailable } from '../journey/unavailable.tsx'
import type { PaymentMessages } from '../messages/messages.ts'
import type { Arrival, LoadedPayment } from './load-payment.ts'
import { PaymentView } from './payment-view.tsx'
import { useArrived } from './use-arrived.ts'
import { useLastShown } from './use-last-shown.ts'

interface Loaded {
  purchase: Purchase
  /** Null when the bill did not load, or has still to arrive. */
  payment: LoadedPayment
  arrive: (() => Promise<Arrival>) | null
}

/** The payment page of either cart. @param terms what a group buy asks to be said before it is paid */
export function PaymentPage({ loaded, terms }: { loaded: Loaded; terms?: ReactNode }) {
  const t = useT<PaymentMessages>()
  const { purchase } = loaded
  const { payment, stale, ...said } = useLastShown(purchase.campaign, { payment: useArrived(loaded), terms })
  if (payment === null)
    return (
      <Unavailable title={t('checkout.payment.unavailable')} text={t('checkout.payment.unavailableText')} />
    )
  return (
    <PurchaseContext value={purchase}>
      <PaymentView key={purchase.campaign} payment={payment} stale={stale} terms={said.terms} />
    </PurchaseContext>
  )
}
