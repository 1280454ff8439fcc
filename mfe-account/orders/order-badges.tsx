import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import { PAYMENT_TONE, paymentWord, STATUS_TONE, statusWord } from './order-words.ts'

export function OrderBadges({ order: { status, paymentStatus } }: { order: OrderSummary }) {
  const t = useT<typeof en>()
  return (
    <span className="account-badges">
      <span className={`badge account-tone-${STATUS_TONE[status] ?? 'open'}`}>{t(statusWord(status))}</span>
      <span className={`badge account-tone-${PAYMENT_TONE[paymentStatus] ?? 'open'}`}>
        {t(paymentWord(paymentStatus))}
      </span>
    </span>
  )
}
