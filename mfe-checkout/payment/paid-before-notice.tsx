import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { Messages } from '../messages/messages.ts'
import { confirmationOf } from './confirmation-of.ts'

/** The same purchase is paid; the next press makes it once more. */
export function PaidBeforeNotice({ orderID }: { orderID: string }) {
  const t = useT<Messages>()
  return (
    <div className="notice notice-success">
      <strong>{t('checkout.payment.paidBefore', { orderID })}</strong>
      <p>{t('checkout.payment.paidBeforeText')}</p>
      <Link to={confirmationOf(orderID)} className="button">
        {t('checkout.payment.seeOrder')}
      </Link>
    </div>
  )
}
