import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { formatPercent } from 'shared-contracts/language/percent.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { Messages } from '../messages/messages.ts'
import type { Sums } from './changes.ts'
import { dueOf } from './due.ts'
import { useMoneyIn } from './use-money-in.ts'

interface BillTotalsProps {
  bill: Omit<Bill, 'id' | 'draft'>
  /** What rows were before they changed, minor units. */
  was: Sums
  /** It is said before the details are settled. */
  estimate?: boolean
}

/** From the subtotal to what is due, a row each; rows that a bill has nothing for are left out. */
export function BillTotals({ bill, was, estimate = false }: BillTotalsProps) {
  const t = useT<Messages>()
  const language = useStore(useApp().state.$language)
  const { currency, discounts = [], deliveryFee = null, tip = 0, storeCredit = 0 } = bill
  const money = useMoneyIn(currency)
  const amount = (minor: number, row?: string) => (
    <>
      <Price amount={minor} currency={currency} charged={!estimate} />
      {row !== undefined && row in was && (
        <span className="checkout-was">{t('checkout.bill.was', { amount: money(was[row] ?? 0) })}</span>
      )}
    </>
  )
  return (
    <dl className="totals">
      <Row name={t('checkout.cart.subtotal')}>{amount(bill.subtotal, 'subtotal')}</Row>
      {discounts.map(discount => (
        <Row key={discount.code} name={discount.name}>
          {amount(-discount.amount)}
        </Row>
      ))}
      {deliveryFee !== null && (
        <Row name={t('checkout.payment.delivery')}>
          {deliveryFee === 0 ? t('checkout.payment.free') : amount(deliveryFee, 'delivery')}
        </Row>
      )}
      {bill.taxes.map(({ name, rate, amount: tax }) => (
        <Row
          key={`${name} ${rate}`}
          name={t('checkout.payment.tax', { name, rate: formatPercent(rate, language) })}
        >
          {amount(tax, `tax ${name}`)}
        </Row>
      ))}
      {bill.taxes.length === 0 && <Row name={t('checkout.bill.noTax')}>{amount(0)}</Row>}
      {tip > 0 && <Row name={t('checkout.payment.tip')}>{amount(tip, 'tip')}</Row>}
      {storeCredit > 0 && (
        <>
          <Row name={t('checkout.payment.sum')}>{amount(bill.total, 'total')}</Row>
          <Row name={t('checkout.payment.credit')}>{amount(-storeCredit)}</Row>
        </>
      )}
      <Row name={t(estimate ? 'checkout.cart.estimate' : 'checkout.payment.total')}>
        {amount(dueOf(bill), 'due')}
      </Row>
    </dl>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
