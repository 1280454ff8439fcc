import { useStore } from '@nanostores/react'
import type { ReturnedOrder } from 'shared-contracts/api/entities/order.ts'
import { calendarFile } from 'shared-contracts/language/calendar-file.ts'
import { mapAddress } from 'shared-contracts/language/map-address.ts'
import { openingText } from 'shared-contracts/language/opening-hours.ts'
import { telAddress } from 'shared-contracts/language/tel-address.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Address } from 'shared-contracts/ui/address.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { ServedText } from 'shared-contracts/ui/served-text.tsx'
import type { en } from '../messages/en.ts'
import { Fact } from './fact.tsx'
import { formatDay } from './format-day.ts'

interface NextStepsProps {
  orderID: string
  order: ReturnedOrder
  /** Still to be paid in the store. */
  unpaid: boolean
  /** When the page was loaded, ISO 8601. */
  loadedAt: string
}

/** What the shopper does next: what to say, where to go, when. */
export function NextSteps({ orderID, order, unpaid, loadedAt }: NextStepsProps) {
  const t = useT<typeof en>()
  const { state } = useApp()
  const language = useStore(state.$language)
  const { method, location, slot, pickupDate, tableNumber, pickupCode, address: to } = order
  const zone = location?.timeZone ?? 'UTC'
  const address = location?.address
  const hours = openingText(location?.openingHours ?? [], language)
  const title = t(`confirmation.next.${method}`)
  // What nobody hands over has neither.
  if (method === 'pickup' && !location && !slot && !pickupDate) return null
  const time = (instant: string, shape: 'dateTime' | 'time') => (
    <time dateTime={instant}>
      <ServedText
        key={`${language} ${zone} ${instant}`}
        make={() => formatTime(instant, shape, zone, language)}
      />
    </time>
  )
  const { streetNumberAndNameDetails: street, city } = to ?? address ?? {}
  const place = [!to && location?.localStoreName, street, city].filter(Boolean).join(', ')
  return (
    <section className="card confirmation-next">
      <h2>{title}</h2>
      {/* Stores that give every order a code may mean nothing by it. */}
      {method === 'pickup' && pickupCode && (
        <p className="confirmation-code">
          <span className="muted">{t('confirmation.next.code')}</span> <strong>{pickupCode}</strong>
        </p>
      )}
      <dl className="confirmation-facts">
        {tableNumber && <Fact name={t('confirmation.next.table')}>{tableNumber}</Fact>}
        {to && (
          <Fact name={t('confirmation.next.where')}>
            <Address address={to} />
          </Fact>
        )}
        {location && method !== 'delivery' && (
          <Fact name={t('confirmation.next.where')}>
            <strong>{location.localStoreName}</strong>
            {address && (
              <>
                <Address address={address} />
                <a href={mapAddress(place)} target="_blank" rel="noopener">
                  {t('confirmation.next.map')}
                </a>
              </>
            )}
            {hours && <p className="muted">{hours}</p>}
            {location.phone && <a href={telAddress(location.phone)}>{location.phone}</a>}
          </Fact>
        )}
        {slot && (
          <Fact name={t('confirmation.next.when')}>
            {time(slot.start, 'dateTime')}
            {' – '}
            {time(slot.end, 'time')}{' '}
            <a
              href={calendarFile({
                ...slot,
                createdAt: loadedAt,
                uid: orderID,
                title: `${title} · ${orderID}`,
                place,
              })}
              download={`${orderID}.ics`}
            >
              {t('confirmation.next.calendar')}
            </a>
          </Fact>
        )}
        {!slot && pickupDate && (
          <Fact name={t('confirmation.next.when')}>
            <time dateTime={pickupDate}>{formatDay(pickupDate, language)}</time>
          </Fact>
        )}
        {unpaid && (
          <Fact name={t('confirmation.next.pay')}>
            <strong>
              <Price amount={order.amount} currency={order.currency} charged />
            </strong>
          </Fact>
        )}
      </dl>
    </section>
  )
}
