import { useStore } from '@nanostores/react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Live, Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { Adjust } from '../adjustments/adjust.ts'
import type { Messages } from '../messages/messages.ts'
import { BillTotals } from './bill-totals.tsx'
import { useChanges } from './use-changes.ts'

/** The server's bill, line by line and tax by tax, in the currency that is charged (CHK-4, LNG-4). */
export function BillSummary({ bill, adjust }: { bill: Bill; adjust: Adjust }) {
  const t = useT<Messages>()
  const { currency, couponIssue } = bill
  const was = useChanges(bill, useStore(adjust.$view).busy !== null)
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
      <Live>{'due' in was && <Notice kind="warning">{t('checkout.bill.changed')}</Notice>}</Live>
      <BillTotals bill={bill} was={was} />
      {couponIssue && (
        <p>{t('checkout.payment.couponIssue', { code: couponIssue.code, reason: couponIssue.message })}</p>
      )}
      <p className="muted">
        {t('checkout.payment.currency', { currency })} {t('checkout.bill.explained')}
      </p>
    </section>
  )
}
