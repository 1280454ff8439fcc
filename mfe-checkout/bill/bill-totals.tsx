import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { Messages } from '../messages/messages.ts'
import { dueOf } from './due.ts'

/** From the subtotal to what is due, a row each; rows that a bill has nothing for are left out. */
export function BillTotals({ bill }: { bill: Bill }) {
  const t = useT<Messages>()
  const language = useStore(useApp().state.$language)
  const { currency, discounts = [], deliveryFee = null, tip = 0, storeCredit = 0 } = bill
  const percent = new Intl.NumberFormat(LANGUAGE_TAG[language], {
    style: 'percent',
    maximumFractionDigits: 3,
  })
  const amount = (minor: number) => <Price amount={minor} currency={currency} charged />
  return (
    <dl className="totals">
      <Row name={t('checkout.cart.subtotal')}>{amount(bill.subtotal)}</Row>
      {discounts.map(discount => (
        <Row key={discount.code} name={discount.name}>
          {amount(-discount.amount)}
        </Row>
      ))}
      {deliveryFee !== null && (
        <Row name={t('checkout.payment.delivery')}>
          {deliveryFee === 0 ? t('checkout.payment.free') : amount(deliveryFee)}
        </Row>
      )}
      {bill.taxes.map(({ name, rate, amount: tax }) => (
        <Row
          key={`${name} ${rate}`}
          name={t('checkout.payment.tax', { name, rate: percent.format(rate / 1e6) })}
        >
          {amount(tax)}
        </Row>
      ))}
      {tip > 0 && <Row name={t('checkout.payment.tip')}>{amount(tip)}</Row>}
      {storeCredit > 0 && (
        <>
          <Row name={t('checkout.payment.sum')}>{amount(bill.total)}</Row>
          <Row name={t('checkout.payment.credit')}>{amount(-storeCredit)}</Row>
        </>
      )}
      <Row name={t('checkout.payment.total')}>{amount(dueOf(bill))}</Row>
    </dl>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
