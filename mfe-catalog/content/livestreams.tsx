import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { formatZoned } from 'shared-contracts/language/zoned-time.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { useReady } from 'shared-contracts/ui/use-ready.ts'
import { CONTENT_TEXTS } from '../messages/content.ts'
import { useNear } from './use-near.ts'

/** Rooms that are shown, and products of each that are named. */
const MAX_ROOMS = 3
const MAX_PRODUCTS = 3

/** Live streams of the store: on air, to come, over; what is shown in each can be bought here. */
export default function Livestreams({ heading }: { heading: string }) {
  const { api, state } = useApp()
  const language = useStore(state.$language)
  const t = CONTENT_TEXTS.useTexts()
  const part = useRef<HTMLElement>(null)
  const rooms = useNear(part, signal => findRooms(api, signal))
  const zone = useReady() ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
  if (rooms?.length === 0) return null
  return (
    <section ref={part} className="catalog-section stack catalog-live">
      {heading && <h2 className="display">{heading}</h2>}
      <ul className="list-plain">
        {rooms?.map(({ roomID, name, host, cover, start, status, products }) => (
          <li key={roomID} data-status={status}>
            {cover && <Picture image={{ ...cover, alt: '' }} sizes="160px" className="catalog-live-cover" />}
            <div>
              <p className="catalog-live-status">
                {t(`catalog.live-${status}`, { time: formatZoned(start, zone, language) })}
              </p>
              <h3>{name}</h3>
              <p className="muted">{t('catalog.live-host', { host })}</p>
              <ul className="list-plain row">
                {products.map(product => (
                  <li key={product.id}>
                    <Link to={href('/store/product/:id', { id: product.id })}>{product.name}</Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <p className="muted">{t('catalog.live-where')}</p>
    </section>
  )
}

async function findRooms(api: ApiClient, signal: AbortSignal) {
  const { rooms } = await api('POST weChat/weChatLivestreaminfo', { body: { limit: MAX_ROOMS }, signal })
  return Promise.all(
    rooms.map(async room => ({
      ...room,
      products: (
        await Promise.all(
          room.productIDs
            .slice(0, MAX_PRODUCTS)
            .map(id =>
              api('GET productManagement/product/{id}', { params: { id }, signal }).catch(() => null),
            ),
        )
      ).flatMap(product => product ?? []),
    })),
  )
}
