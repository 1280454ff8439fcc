import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'

/** Paying goes on with an order that was made before. */
export function WaitingNotice({ orderID }: { orderID: string }) {
  const t = useT<Messages>()
  return (
    <div className="notice">
      <strong>{t('checkout.payment.again')}</strong>
      <p>{t('checkout.payment.againText', { orderID })}</p>
    </div>
  )
}
