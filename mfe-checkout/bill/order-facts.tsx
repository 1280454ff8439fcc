import { useStore } from '@nanostores/react'
import type { OrderDraft, PickupLocation } from 'shared-contracts/api/entities/order.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { Messages } from '../messages/messages.ts'

interface OrderFactsProps {
  draft: OrderDraft
  /** Null leaves the time out: a time in the wrong zone is worse than none. */
  location: PickupLocation | null
}

/** What was settled before, in a line each, with the way back to change it. */
export function OrderFacts({ draft: { contact, slot, localStoreName }, location }: OrderFactsProps) {
  const t = useT<Messages>()
  const language = useStore(useApp().state.$language)
  const change = href('/checkout/checkout')
  const zone = location?.timeZone
  return (
    <section className="card stack">
      <div className="checkout-fact">
        <div>
          <h2>{t('checkout.payment.pickup')}</h2>
          <p>{localStoreName}</p>
          {slot && zone && (
            <p>
              {formatTime(slot.start, 'dateTime', zone, language)} –{' '}
              {formatTime(slot.end, 'time', zone, language)}
            </p>
          )}
        </div>
        <Link to={change} className="button button-quiet" aria-label={t('checkout.payment.changePickup')}>
          {t('checkout.payment.change')}
        </Link>
      </div>
      {contact && (
        <div className="checkout-fact">
          <div>
            <h2>{t('checkout.payment.contact')}</h2>
            <p>
              {contact.firstName} {contact.lastName}
            </p>
            <p className="muted">
              {contact.email} · <span className="checkout-whole">{contact.phone}</span>
            </p>
          </div>
          <Link to={change} className="button button-quiet" aria-label={t('checkout.payment.changeContact')}>
            {t('checkout.payment.change')}
          </Link>
        </div>
      )}
    </section>
  )
}
