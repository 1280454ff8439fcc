import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { useOnline } from 'shared-contracts/ui/use-online.ts'
import { Retry } from '../journey/retry.tsx'
import type { PaymentMessages } from '../messages/messages.ts'

/** The bill is as it was: it could not be read again. Without a network the page says that instead. */
export function StaleNotice() {
  const t = useT<PaymentMessages>()
  const online = useOnline()
  return (
    online && (
      <Notice kind="warning" title={t('checkout.payment.stale')} action={<Retry />}>
        {t('checkout.payment.staleText')}
      </Notice>
    )
  )
}
