import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ReturnedOrder } from 'shared-contracts/api/entities/order.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Price } from 'shared-contracts/ui/price.tsx'
import { ServedText } from 'shared-contracts/ui/served-text.tsx'
import type { en } from '../messages/en.ts'
import { Fact } from '../next-steps/fact.tsx'

interface WaitingFactsProps {
  orderID: string
  order: ReturnedOrder | null
  /** When this page began to wait, ms since the epoch. */
  since: number
  /** When the page was loaded, ISO 8601: what the time left is counted from until the page is hydrated. */
  loadedAt: string
  provider: string
}

/** What is being paid, to whom, for how long already and for how long still. */
export function WaitingFacts({ orderID, order, since, loadedAt, provider }: WaitingFactsProps) {
  const t = useT<typeof en>()
  const language = useStore(useApp().state.$language)
  const ticked = useNow()
  const loaded = Date.parse(loadedAt)
  const ahead = aheadOf(since, loaded)
  const now = ticked === null ? loaded : ticked - ahead
  const until = order?.expiresAt
  // A time alone would be taken for one of today.
  const isFar = until && Date.parse(until) - loaded > FAR_MS
  const zone = order?.location?.timeZone
  const began = order?.startedAt ? Date.parse(order.startedAt) : ticked === null ? now : since - ahead
  return (
    <dl className="confirmation-facts">
      <Fact name={t('confirmation.orderID')}>
        <strong>{orderID}</strong>
      </Fact>
      {order && (
        <Fact name={t('confirmation.amount')}>
          <strong>
            <Price amount={order.amount} currency={order.currency} charged />
          </strong>
        </Fact>
      )}
      {provider && <Fact name={t('confirmation.payingWith')}>{provider}</Fact>}
      <Fact name={t('confirmation.elapsed')}>
        <span role="timer">{clock(now - began)}</span>
      </Fact>
      {until && (
        <Fact name={t('confirmation.keptUntil')}>
          {zone && (
            <time dateTime={until}>
              <ServedText
                key={`${language} ${zone} ${until}`}
                make={() => formatTime(until, isFar ? 'dateTime' : 'time', zone, language)}
              />
            </time>
          )}
          <span className="muted">
            {zone && ' · '}
            {t('confirmation.left', { time: clock(Date.parse(until) - now) })}
          </span>
        </Fact>
      )}
    </dl>
  )
}

/** Less may be the way of the page to the device. */
const MINUTE_MS = 60_000
/** From here on a time is told with its day. */
const FAR_MS = 60 * MINUTE_MS

/** @returns how far the device's clock is ahead of the store's, ms: what the store kept until a time is not over by a wrong clock */
export function aheadOf(device: number, store: number): number {
  const ahead = device - store
  return Math.abs(ahead) < MINUTE_MS ? 0 : ahead
}

/** @param ms never shown below 0 @returns minutes and seconds, e.g. `4:07`, with the hours before them where there are any */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (count: number) => String(count % 60).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return `${minutes < 60 ? minutes : `${Math.floor(minutes / 60)}:${two(minutes)}`}:${two(seconds)}`
}

/** The time every second, in ms since the epoch; null until the page is hydrated, as the server's clock is another. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
