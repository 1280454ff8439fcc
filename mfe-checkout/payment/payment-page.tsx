import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { type Purchase, PurchaseContext } from '../journey/purchase.ts'
import { Unavailable } from '../journey/unavailable.tsx'
import type { Messages } from '../messages/messages.ts'
import { PaymentView, type PaymentViewProps } from './payment-view.tsx'

interface Loaded {
  purchase: Purchase
  /** Null when the bill did not load. */
  payment: Omit<PaymentViewProps, 'terms'> | null
}

/** The payment page of either cart. @param terms what a group buy asks to be said before it is paid */
export function PaymentPage({
  loaded: { purchase, payment },
  terms,
}: {
  loaded: Loaded
  terms?: PaymentViewProps['terms']
}) {
  const t = useT<Messages>()
  if (!payment)
    return (
      <Unavailable title={t('checkout.payment.unavailable')} text={t('checkout.payment.unavailableText')} />
    )
  return (
    <PurchaseContext value={purchase}>
      <PaymentView {...payment} terms={terms} />
    </PurchaseContext>
  )
}
