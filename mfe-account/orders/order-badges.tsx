import type { OrderSummary, PaymentStatus } from 'shared-contracts/api/entities/order.ts'
import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import { paymentWord, refundWord, statusWord, TONES } from './order-words.ts'

/** What says that money is still to come: for a cancelled order none is. Where nothing was to pay no money is spoken of. */
const TO_COME: ReadonlySet<PaymentStatus> = new Set(['NOT_PAID', 'PAY_AT_STORE'])

export function OrderBadges({ order }: { order: OrderSummary }) {
  const { status, paymentStatus, total } = order
  const t = useT<typeof en>()
  const tone = `badge account-tone-${TONES[orderOutcome(status, paymentStatus)]}`
  return (
    <span className="account-badges">
      <span className={tone}>{t(statusWord(order)) || status}</span>
      {!(total === 0 || (status === 'CANCELLED' && TO_COME.has(paymentStatus))) && (
        <span className={tone}>{t(refundWord(order) ?? paymentWord(order)) || paymentStatus}</span>
      )}
    </span>
  )
}
