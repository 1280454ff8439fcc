import { useStore } from '@nanostores/react'
import type { Bought } from 'shared-contracts/api/entities/order.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { BOUGHT_TEXTS } from '../messages/bought.ts'
import { sumRows } from './sum-rows.ts'

interface BoughtCardProps {
  bought: Bought
  currency: string
}

/** What was bought, what it came to and what it was paid with (RET-9). */
export default function BoughtCard({ bought, currency }: BoughtCardProps) {
  const t = BOUGHT_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const money = (amount: number) => <Price amount={amount} currency={currency} charged />
  if (bought.lines.length === 0) return null
  return (
    <section className="card confirmation-bought">
      <h2>{t('confirmation.bought.title')}</h2>
      <ul className="list-plain confirmation-lines">
        {bought.lines.map(line => (
          <li key={`${line.productID} ${line.optionLabel}`} className="confirmation-line">
            <span className="confirmation-picture">
              {line.image && <Picture image={line.image} sizes="56px" />}
            </span>
            <span className="confirmation-line-text">
              <Link to={href('/store/product/:id', { id: line.productID })}>{line.name}</Link>
              {line.optionLabel && <span className="muted">{line.optionLabel}</span>}
              <span className="muted">
                {line.quantity} × {money(line.unitPrice)}
              </span>
            </span>
            {money(line.lineTotal)}
          </li>
        ))}
      </ul>
      <dl className="totals">
        {sumRows(bought, t, language).map(({ name, amount }) => (
          <div key={`${name} ${amount}`}>
            <dt>{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
