import type { ReactNode } from 'react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { PaymentMessages } from '../messages/messages.ts'
import { BillTotals } from './bill-totals.tsx'
import type { Sums } from './changes.ts'

export interface BillCardProps {
  /** What the server asks for a cart or an order. */
  bill: Omit<Bill, 'id' | 'draft'>
  /** What rows were before they changed, minor units. */
  was: Sums
  /** Stands beside the title: a way to change the lines. */
  action?: ReactNode
  /** Said between the lines and the sums. */
  children?: ReactNode
}

/** The server's amounts, line by line and tax by tax, in the currency that is charged (CHK-4, LNG-4). */
export function BillCard({ bill, was, action, children }: BillCardProps) {
  const t = useT<PaymentMessages>()
  const { currency } = bill
  return (
    <section className="card stack" aria-labelledby="checkout-bill">
      <div className="row checkout-head">
        <h2 id="checkout-bill">{t('checkout.payment.bill')}</h2>
        {action}
      </div>
      <ul className="list-plain stack">
        {bill.lines.map(line => (
          <li key={`${line.name} ${line.optionLabel}`} className="checkout-brief">
            {line.image !== undefined && (
              <span className="checkout-line-picture checkout-thumb">
                {line.image && <Picture image={line.image} sizes="48px" />}
              </span>
            )}
            <span>
              {line.name} {line.optionLabel && <span className="muted">{line.optionLabel}</span>}
              <span className="muted"> ×&nbsp;{line.quantity}</span>
            </span>
            <Price amount={line.lineTotal} currency={currency} charged />
          </li>
        ))}
      </ul>
      {children}
      <BillTotals bill={bill} was={was} />
      <p className="muted">
        {spaced(t('checkout.payment.currency', { currency }), t('checkout.bill.explained'))}
      </p>
    </section>
  )
}
