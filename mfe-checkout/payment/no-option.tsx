import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'

/** None of the store's options works in this browser or app. */
export function NoOption() {
  const t = useT<Messages>()
  return (
    <div className="notice" role="status">
      <strong>{t('checkout.payment.noOption')}</strong>
      <p>{t('checkout.payment.noOptionText')}</p>
    </div>
  )
}
