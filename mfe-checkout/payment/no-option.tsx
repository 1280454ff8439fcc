import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { Messages } from '../messages/messages.ts'

/** None of the store's options works in this browser or app. */
export function NoOption() {
  const t = useT<Messages>()
  return (
    <Notice title={t('checkout.payment.noOption')} role="status">
      {t('checkout.payment.noOptionText')}
    </Notice>
  )
}
