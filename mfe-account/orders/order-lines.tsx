import { useStore } from '@nanostores/react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { formatPercent } from 'shared-contracts/language/percent.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { ORDER_TEXTS } from '../messages/orders.ts'

/** What was bought and what it came to, as charged. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const t = ORDER_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const { deliveryFee = null, tip = 0 } = order
  const money = (amount: number) => <Price amount={amount} currency={order.currency} charged />
  return (
    <section className="card stack">
      <h2>{t('account.order.lines')}</h2>
      <ul className="list-plain account-lines">
        {order.lines.map(line => (
          <li key={`${line.productID} ${line.optionLabel}`} className="account-line">
            <span className="account-picture">
              {line.image && <Picture image={line.image} sizes="72px" />}
            </span>
            <span className="account-order-text">
              <Link to={href('/store/product/:id', { id: line.productID })}>{line.name}</Link>
              {line.optionLabel && <span className="muted">{line.optionLabel}</span>}
              <span className="muted">
                {line.quantity} × {money(line.unitPrice)}
              </span>
            </span>
            <strong>{money(line.lineTotal)}</strong>
          </li>
        ))}
      </ul>
      <dl className="totals">
        <div>
          <dt>{t('account.order.subtotal')}</dt>
          <dd>{money(order.subtotal)}</dd>
        </div>
        {order.discounts?.map(discount => (
          <div key={discount.code}>
            <dt>{discount.name}</dt>
            <dd>{money(-discount.amount)}</dd>
          </div>
        ))}
        {deliveryFee !== null && (
          <div>
            <dt>{t('account.order.deliveryFee')}</dt>
            <dd>{money(deliveryFee)}</dd>
          </div>
        )}
        {order.taxes.map(tax => (
          <div key={tax.name}>
            <dt>
              {tax.name} {formatPercent(tax.rate, language)}
            </dt>
            <dd>{money(tax.amount)}</dd>
          </div>
        ))}
        {tip > 0 && (
          <div>
            <dt>{t('account.order.tip')}</dt>
            <dd>{money(tip)}</dd>
          </div>
        )}
        <div>
          <dt>{t('account.order.total')}</dt>
          <dd>{money(order.total)}</dd>
        </div>
      </dl>
    </section>
  )
}
