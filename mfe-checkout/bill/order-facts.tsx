import type { ReactNode } from 'react'
import type { OrderDraft, PickupLocation } from 'shared-contracts/api/entities/order.ts'
import { fullName } from 'shared-contracts/language/full-name.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Address } from 'shared-contracts/ui/address.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { stepHref, usePurchase } from '../journey/purchase.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import { ChosenTime } from './chosen-time.tsx'

interface OrderFactsProps {
  draft: OrderDraft
  /** Null leaves the time out: a time in the wrong zone is worse than none. */
  location: PickupLocation | null
  /** The order is made: nothing of it changes. */
  fixed?: boolean
}

/** What was settled before, in a line each, with the way back to change it. */
export function OrderFacts({ draft, location, fixed = false }: OrderFactsProps) {
  const t = useT<PaymentMessages>()
  const { contact, localStoreName, method, address, tableNumber } = draft
  return (
    <section className="card stack">
      {!draft.immaterial && (
        <Fact
          title={t(`checkout.fact.${method ?? 'pickup'}`)}
          change={fixed ? null : t('checkout.payment.changeHandover')}
        >
          <p>{localStoreName}</p>
          {method === 'delivery' && address && <Address address={address} />}
          {method === 'eatIn' && tableNumber && <p>{t('checkout.fact.table', { table: tableNumber })}</p>}
          {location && <ChosenTime draft={draft} timeZone={location.timeZone} />}
        </Fact>
      )}
      {contact && (
        <Fact
          title={t('checkout.payment.contact')}
          change={fixed ? null : t('checkout.payment.changeContact')}
        >
          <p>{fullName(contact)}</p>
          <p className="muted">
            {contact.email} · <span className="checkout-whole">{contact.phone}</span>
          </p>
        </Fact>
      )}
    </section>
  )
}

interface FactProps {
  title: string
  /** Name of the way back; null without one. */
  change: string | null
  children: ReactNode
}

function Fact({ title, change, children }: FactProps) {
  const t = useT<PaymentMessages>()
  const purchase = usePurchase()
  return (
    <div className="checkout-fact">
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      {change && (
        <Link to={stepHref('details', purchase)} className="button button-quiet" aria-label={change}>
          {t('checkout.payment.change')}
        </Link>
      )}
    </div>
  )
}
