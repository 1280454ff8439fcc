import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { CONTENT_TEXTS } from '../messages/content.ts'
import { useNear } from './use-near.ts'

const TICK_MS = 10_000

/** What time it is at the stores, by the server's clock. Its place is kept; where no answer comes it stays empty. */
export default function Clocks({ heading }: { heading: string }) {
  const { api, state } = useApp()
  const language = useStore(state.$language)
  const t = CONTENT_TEXTS.useTexts()
  const part = useRef<HTMLElement>(null)
  const info = useNear(part, signal => api('POST common3/timeZoneInfo/GMT', { body: {}, signal }))
  const now = useNow(info?.at)
  return (
    <section ref={part} className="catalog-section catalog-prose stack catalog-clocks">
      {heading && <h2 className="display">{heading}</h2>}
      {info && now && (
        <ul className="list-plain">
          {info.zones.map(({ timeZone, name, gmt, locations }) => (
            <li key={timeZone}>
              <strong>{formatTime(now, 'dateTime', timeZone, language)}</strong>
              <span>
                {locations.map(({ localStoreName }) => localStoreName).join(t('catalog.list-comma'))}
                <small className="muted">
                  {name} ({gmt})
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The server's present, ISO 8601, going on from when it said so. */
function useNow(at: string | undefined): string | null {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    if (!at) return
    const began = performance.now()
    const timer = setInterval(() => setElapsed(performance.now() - began), TICK_MS)
    return () => clearInterval(timer)
  }, [at])
  return at ? new Date(Date.parse(at) + elapsed).toISOString() : null
}
