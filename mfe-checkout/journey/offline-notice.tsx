import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Live, Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { useOnline } from 'shared-contracts/ui/use-online.ts'
import type { Messages } from '../messages/messages.ts'

/** Says that the connection is gone, and what of the purchase is safe. */
export function OfflineNotice() {
  const t = useT<Messages>()
  const online = useOnline()
  return (
    <Live>
      {!online && <Notice title={t('checkout.offline.title')}>{t('checkout.offline.text')}</Notice>}
    </Live>
  )
}
