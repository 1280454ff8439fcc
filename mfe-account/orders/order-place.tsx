import { useStore } from '@nanostores/react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Address } from 'shared-contracts/ui/address.tsx'
import type { en } from '../messages/en.ts'

/** How, where and when the order is handed over, and to whom; times in the store's zone (LNG-5). */
export function OrderPlace({ order, zone }: { order: OrderDetail; zone: string }) {
  const t = useT<typeof en>()
  const language = useStore(useApp().state.$language)
  const { method, location, slot, contact } = order
  const address = location?.address
  return (
    <section className="card stack">
      <h2>{t(`account.method.${method}`)}</h2>
      <dl className="account-facts">
        {location && (
          <div>
            <dt className="muted">{t('account.order.place')}</dt>
            <dd>
              <strong>{location.localStoreName}</strong>
              {address && <Address address={address} />}
            </dd>
          </div>
        )}
        {slot && (
          <div>
            <dt className="muted">{t('account.order.slot')}</dt>
            <dd>
              <time dateTime={slot.start}>{formatTime(slot.start, 'dateTime', zone, language)}</time>
              {' – '}
              <time dateTime={slot.end}>{formatTime(slot.end, 'time', zone, language)}</time>
            </dd>
          </div>
        )}
        <div>
          <dt className="muted">{t('account.order.contact')}</dt>
          <dd>
            {fullName(contact)}
            <br />
            {contact.phone}
            <br />
            {contact.email}
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** A name goes by its own script, whatever the page's language. */
function fullName({ firstName, lastName }: OrderDetail['contact']): string {
  return /\p{Script=Han}/u.test(lastName) ? lastName + firstName : `${firstName} ${lastName}`
}
