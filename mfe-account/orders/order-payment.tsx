import { useStore } from '@nanostores/react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Price } from 'shared-contracts/ui/price.tsx'
import { ORDER_TEXTS } from '../messages/orders.ts'
import { dueOf } from './comes-back.ts'
import { historyOf, isPaidAtStore, isRefundDue, refundWord } from './order-words.ts'

const DUE_WORD = {
  PAID_ONLINE: 'account.order.paid',
  PAY_AT_STORE: 'account.order.toPay',
  NOT_PAID: 'account.order.open',
  FAILED: 'account.order.open',
} as const satisfies Record<OrderDetail['paymentStatus'], string>

/** What was paid with what, and what came back or is on its way. @param when writes an instant in the order's zone */
export function OrderPayment({ order, when }: { order: OrderDetail; when(instant: string): string }) {
  const t = ORDER_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const { storeCredit = 0, status, paymentStatus, currency } = order
  const due = dueOf(order)
  const by = paymentStatus === 'PAID_ONLINE' && order.paymentMethod
  // Empty for a means that this release has no words for.
  const means = by && t(`account.order.by.${by as 'paypal'}`)
  const over = status === 'FAILED' || status === 'CANCELLED'
  const refund = refundWord(order)
  const returned: { at?: string; note?: string | undefined }[] = historyOf(order).filter(
    ({ event }) => event === 'refunded',
  )
  if (isRefundDue(order)) returned.push({ note: formatMoney(due, currency, language) })
  const rows = [
    {
      word: means
        ? t('account.order.by', { means })
        : t(isPaidAtStore(order) ? 'account.payment.paidAtStore' : DUE_WORD[paymentStatus]),
      amount: due,
      shown: due > 0 && Object.hasOwn(DUE_WORD, paymentStatus) && !(over && paymentStatus !== 'PAID_ONLINE'),
    },
    {
      // However an order is cancelled, and whatever else of it was to be paid: its credit is back at once.
      word: t(status === 'CANCELLED' ? 'account.order.creditBack' : 'account.order.credit'),
      amount: storeCredit,
      shown: storeCredit > 0 && status !== 'FAILED',
    },
  ].filter(row => row.shown)
  if (rows.length + returned.length === 0) return null
  return (
    <section className="card stack">
      <h2>{t('account.order.totals')}</h2>
      <dl className="account-facts">
        {rows.map(({ word, amount }) => (
          <div key={word} className="account-fact-row">
            <dt>{word}</dt>
            <dd>
              <Price amount={amount} currency={currency} charged />
            </dd>
          </div>
        ))}
        {returned.map(({ at, note }) => {
          // All of it goes back the way it came; a part may go elsewhere.
          const text = [note, refund && means].filter(Boolean).join(' · ')
          return (
            <div key={`${at} ${note}`} className="account-fact-row">
              <dt>
                {t(at ? (refund ? 'account.refund.done' : 'account.order.returned') : 'account.refund.due')}
              </dt>
              <dd>
                {at && text ? `${text} · ` : text}
                {at && <time dateTime={at}>{when(at)}</time>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
