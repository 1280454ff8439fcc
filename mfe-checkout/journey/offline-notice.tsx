import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import { useOnline } from './use-online.ts'

/** Says that the connection is gone, and what of the purchase is safe. */
export function OfflineNotice() {
  const t = useT<Messages>()
  const online = useOnline()
  return (
    <div role="status" className="checkout-live">
      {!online && (
        <div className="notice">
          <strong>{t('checkout.offline.title')}</strong>
          <p>{t('checkout.offline.text')}</p>
        </div>
      )}
    </div>
  )
}
