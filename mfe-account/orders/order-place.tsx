import { useStore } from '@nanostores/react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import { addressLines } from 'shared-contracts/language/address.ts'
import { calendarFile } from 'shared-contracts/language/calendar-file.ts'
import { fullName } from 'shared-contracts/language/full-name.ts'
import { mapAddress } from 'shared-contracts/language/map-address.ts'
import { openingText } from 'shared-contracts/language/opening-hours.ts'
import { telAddress } from 'shared-contracts/language/tel-address.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Address } from 'shared-contracts/ui/address.tsx'
import { ORDER_TEXTS } from '../messages/orders.ts'
import { PickupCode } from './pickup-code.tsx'

/** How, where and when the order is handed over, and to whom; times in the store's zone (LNG-5). */
export function OrderPlace({ order, zone }: { order: OrderDetail; zone: string }) {
  const t = ORDER_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const { method, location, slot, pickupDate, contact, tableNumber, comment, pickupCode } = order
  const address = location?.address
  // Who has it delivered does not go there.
  const hours = method === 'delivery' ? '' : openingText(location?.openingHours ?? [], language)
  const to = order.address
  const at = to ?? address
  const place = [...(location && !to ? [location.localStoreName] : []), ...(at ? addressLines(at) : [])].join(
    ', ',
  )
  return (
    <section className="card stack">
      {/* What nobody hands over has no place, and no way to it. */}
      <h2>
        {t(method === 'pickup' && !location && !slot ? 'account.order.contact' : `account.method.${method}`)}
      </h2>
      {method === 'pickup' && pickupCode && <PickupCode code={pickupCode} />}
      <dl className="account-facts">
        {tableNumber && (
          <div>
            <dt className="muted">{t('account.order.table')}</dt>
            <dd>{tableNumber}</dd>
          </div>
        )}
        {to && (
          <div>
            <dt className="muted">{t('account.order.address')}</dt>
            <dd>
              <Address address={to} />
            </dd>
          </div>
        )}
        {location && (
          <div>
            <dt className="muted">{t(to ? 'account.order.from' : 'account.order.place')}</dt>
            <dd>
              <strong>{location.localStoreName}</strong>
              {address && (
                <>
                  <Address address={address} />
                  {method !== 'delivery' && (
                    <a className="account-unprinted" href={mapAddress(place)} target="_blank" rel="noopener">
                      {t('account.order.map')}
                    </a>
                  )}
                </>
              )}
              {hours && <p className="muted">{hours}</p>}
              {location.phone && <a href={telAddress(location.phone)}>{location.phone}</a>}
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
              {isAhead(order) && (
                <>
                  <br />
                  <a
                    className="account-unprinted"
                    download={`${order.orderID}.ics`}
                    href={calendarFile({
                      ...slot,
                      createdAt: order.timeline.at(-1)?.at ?? order.placedAt,
                      uid: order.orderID,
                      title: `${t(`account.method.${method}`)} · ${order.orderID}`,
                      place,
                    })}
                  >
                    {t('account.order.calendar')}
                  </a>
                </>
              )}
            </dd>
          </div>
        )}
        {!slot && pickupDate && (
          <div>
            <dt className="muted">{t('account.order.day')}</dt>
            <dd>
              <time dateTime={pickupDate}>
                {formatTime(`${pickupDate}T00:00:00Z`, 'day', 'UTC', language)}
              </time>
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
        {comment && (
          <div>
            <dt className="muted">{t('account.order.comment')}</dt>
            <dd className="account-timeline-note">{comment}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** It is still to be handed over. */
const isAhead = ({ status, paymentStatus, handedOver }: OrderDetail): boolean =>
  ['paid', 'accepted'].includes(orderOutcome(status, paymentStatus)) && handedOver !== 'completed'
