import { useStore } from '@nanostores/react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { Messages } from '../messages/messages.ts'

/** The server's bill, line by line and tax by tax, in the currency that is charged (CHK-4, LNG-4). */
export function BillSummary({ bill }: { bill: Bill }) {
  const t = useT<Messages>()
  const language = useStore(useApp().state.$language)
  const { currency, deliveryFee = null, tip = 0, storeCredit = 0, due = bill.total } = bill
  const percent = new Intl.NumberFormat(LANGUAGE_TAG[language], {
    style: 'percent',
    maximumFractionDigits: 3,
  })
  const amount = (minor: number) => <Price amount={minor} currency={currency} charged />
  return (
    <div className="checkout-side">
      <section className="card stack" aria-labelledby="checkout-bill">
        <h2 id="checkout-bill">{t('checkout.payment.bill')}</h2>
        <ul className="list-plain stack">
          {bill.lines.map(line => (
            <li key={`${line.name} ${line.optionLabel}`} className="checkout-brief">
              <span>
                {line.name} {line.optionLabel && <span className="muted">{line.optionLabel}</span>}
                <span className="muted"> × {line.quantity}</span>
              </span>
              {amount(line.lineTotal)}
            </li>
          ))}
        </ul>
        <dl className="totals">
          <div>
            <dt>{t('checkout.cart.subtotal')}</dt>
            <dd>{amount(bill.subtotal)}</dd>
          </div>
          {bill.discounts?.map(discount => (
            <div key={discount.code}>
              <dt>{discount.name}</dt>
              <dd>{amount(-discount.amount)}</dd>
            </div>
          ))}
          {deliveryFee !== null && (
            <div>
              <dt>{t('checkout.payment.delivery')}</dt>
              <dd>{deliveryFee === 0 ? t('checkout.payment.free') : amount(deliveryFee)}</dd>
            </div>
          )}
          {bill.taxes.map(tax => (
            <div key={`${tax.name} ${tax.rate}`}>
              <dt>{t('checkout.payment.tax', { name: tax.name, rate: percent.format(tax.rate / 1e6) })}</dt>
              <dd>{amount(tax.amount)}</dd>
            </div>
          ))}
          {tip > 0 && (
            <div>
              <dt>{t('checkout.payment.tip')}</dt>
              <dd>{amount(tip)}</dd>
            </div>
          )}
          {storeCredit > 0 && (
            <>
              <div>
                <dt>{t('checkout.payment.sum')}</dt>
                <dd>{amount(bill.total)}</dd>
              </div>
              <div>
                <dt>{t('checkout.payment.credit')}</dt>
                <dd>{amount(-storeCredit)}</dd>
              </div>
            </>
          )}
          <div>
            <dt>{t('checkout.payment.total')}</dt>
            <dd>{amount(due)}</dd>
          </div>
        </dl>
        {bill.couponIssue && (
          <p>
            {t('checkout.payment.couponIssue', {
              code: bill.couponIssue.code,
              reason: bill.couponIssue.message,
            })}
          </p>
        )}
        <p className="muted">{t('checkout.payment.currency', { currency })}</p>
      </section>
    </div>
  )
}
