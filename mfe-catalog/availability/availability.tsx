import { useStore } from '@nanostores/react'
import type { OpenLocation } from 'shared-contracts/api/common3/pickup-locations.ts'
import type { ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import type { Deferred } from 'shared-contracts/remote/defer.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Await } from 'shared-contracts/ui/await.tsx'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { ServedText } from 'shared-contracts/ui/served-text.tsx'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import { Sign } from '../product/sign.tsx'
import { findPlaces } from './find-places.ts'
import { firstDelivery, placesFor } from './places.ts'

/** Stores shown before the others are asked for. */
const MAX_OPEN = 3

interface Props {
  product: ProductDetail
  places: Deferred<readonly OpenLocation[]>
}

/** Where and when it can be had, store by store; the page does not wait for it. Its place is kept: nothing below moves. */
export function Availability({ product, places }: Props) {
  const { api, state } = useApp()
  // A shop without stores to choose from has one.
  const stores = useStore(state.$appInfo)?.provinces?.flatMap(province => province.stores).length ?? 0
  // A membership is fetched nowhere and brought to nobody.
  if (product.soldOut || product.immaterial) return null
  return (
    <HydrateLater
      when="visible"
      className={`catalog-places catalog-places-${Math.min(stores, MAX_OPEN + 1)}`}
    >
      <Await data={places} load={() => findPlaces(api)}>
        {found => <Places product={product} found={found} />}
      </Await>
    </HydrateLater>
  )
}

function Places({ product, found }: { product: ProductDetail; found: readonly OpenLocation[] }) {
  const { state } = useApp()
  const t = PRODUCT_TEXTS.useTexts()
  const here = useStore(state.$appInfo)?.detail?.locid ?? null
  const rows = placesFor(found, product.soldAt ?? null, here)
  const delivery = firstDelivery(found, product.soldAt ?? null, here)
  if (rows.length === 0 && !delivery) return null
  const row = ({ place, sells }: (typeof rows)[number]) => (
    <li key={place.id} data-sells={sells || undefined}>
      <span>{place.localStoreName}</span>
      {sells && place.nextPickup ? (
        <Time text="catalog.place-from" at={place.nextPickup.start} zone={place.timeZone} />
      ) : (
        // A backend that says nothing of times has said nothing against them.
        (!sells || place.nextPickup === null) && (
          <span>{t(sells ? 'catalog.place-no-time' : 'catalog.place-not-sold')}</span>
        )
      )}
    </li>
  )
  const rest = rows.slice(MAX_OPEN)
  return (
    <section aria-label={t(rows.length > 0 ? 'catalog.places' : 'catalog.delivery')}>
      {rows.length > 0 && (
        <>
          <Sign name="store" />
          <div>
            <h2>{t('catalog.places')}</h2>
            <ul className="list-plain">{rows.slice(0, MAX_OPEN).map(row)}</ul>
            {rest.length > 0 && (
              <details>
                <summary>{t('catalog.places-more', { count: rest.length })}</summary>
                <ul className="list-plain">{rest.map(row)}</ul>
              </details>
            )}
          </div>
        </>
      )}
      {delivery && (
        <>
          <Sign name="van" />
          <div>
            <h2>{t('catalog.delivery')}</h2>
            <p>
              <Time text="catalog.delivery-from" at={delivery.start} zone={delivery.timeZone} />
            </p>
          </div>
        </>
      )}
    </section>
  )
}

interface TimeProps {
  text: 'catalog.place-from' | 'catalog.delivery-from'
  at: string
  zone: string
}

function Time({ text, at, zone }: TimeProps) {
  const { state } = useApp()
  const t = PRODUCT_TEXTS.useTexts()
  const language = useStore(state.$language)
  const make = () => t(text, { time: formatTime(at, 'dateTime', zone, language) })
  return <ServedText key={`${language} ${at}`} make={make} />
}
