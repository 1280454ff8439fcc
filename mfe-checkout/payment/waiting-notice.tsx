import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { Messages } from '../messages/messages.ts'

/** Paying goes on with an order that was made before. */
export function WaitingNotice({ orderID }: { orderID: string }) {
  const t = useT<Messages>()
  return <Notice title={t('checkout.payment.again')}>{t('checkout.payment.againText', { orderID })}</Notice>
}
