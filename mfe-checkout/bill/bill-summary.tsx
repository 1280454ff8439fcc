import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { Messages } from '../messages/messages.ts'
import { BillTotals } from './bill-totals.tsx'

/** The server's bill, line by line and tax by tax, in the currency that is charged (CHK-4, LNG-4). */
export function BillSummary({ bill }: { bill: Bill }) {
  const t = useT<Messages>()
  const { currency, couponIssue } = bill
  return (
    <section className="card stack" aria-labelledby="checkout-bill">
      <h2 id="checkout-bill">{t('checkout.payment.bill')}</h2>
      <ul className="list-plain stack">
        {bill.lines.map(line => (
          <li key={`${line.name} ${line.optionLabel}`} className="checkout-brief">
            <span>
              {line.name} {line.optionLabel && <span className="muted">{line.optionLabel}</span>}
              <span className="muted"> × {line.quantity}</span>
            </span>
            <Price amount={line.lineTotal} currency={currency} charged />
          </li>
        ))}
      </ul>
      <BillTotals bill={bill} />
      {couponIssue && (
        <p>{t('checkout.payment.couponIssue', { code: couponIssue.code, reason: couponIssue.message })}</p>
      )}
      <p className="muted">{t('checkout.payment.currency', { currency })}</p>
    </section>
  )
}
