import { useData } from 'shared-contracts/remote/page.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Unavailable } from '../journey/unavailable.tsx'
import type { Messages } from '../messages/messages.ts'
import { PaymentView } from '../payment/payment-view.tsx'
import type { loader } from './payment.ts'

export { loader, meta } from './payment.ts'

export function Component() {
  const t = useT<Messages>()
  const { payment } = useData<typeof loader>()
  if (!payment)
    return (
      <Unavailable title={t('checkout.payment.unavailable')} text={t('checkout.payment.unavailableText')} />
    )
  return <PaymentView {...payment} />
}
