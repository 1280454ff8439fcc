import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { PaymentMessages } from '../messages/messages.ts'
import { confirmationOf } from './confirmation-of.ts'

/** The same purchase is paid; the next press makes it once more. */
export function PaidBeforeNotice({ orderID }: { orderID: string }) {
  const t = useT<PaymentMessages>()
  return (
    <Notice
      kind="success"
      title={t('checkout.payment.paidBefore', { orderID })}
      action={
        <Link to={confirmationOf(orderID)} className="button">
          {t('checkout.payment.seeOrder')}
        </Link>
      }
    >
      {t('checkout.payment.paidBeforeText')}
    </Notice>
  )
}
