import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Section } from 'shared-contracts/api/entities/page-content.ts'
import { LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { CONTENT_TEXTS } from '../messages/content.ts'
import { partsLeft } from './parts-left.ts'
import { SectionLink } from './section-link.tsx'

const SECOND_MS = 1_000
type Banner = Extract<Section, { kind: 'countdown' }>

/** A banner for something that ends. What is left is in the server's page; it begins to count once it is seen. */
export function Countdown({ section }: { section: Banner }) {
  return (
    <HydrateLater when="visible">
      <Counting section={section} />
    </HydrateLater>
  )
}

function Counting({ section: { heading, text, endsAt, serverTime, link, linkLabel } }: { section: Banner }) {
  const language = useStore(useApp().state.$language)
  const t = CONTENT_TEXTS.useTexts()
  const whole = Date.parse(endsAt) - Date.parse(serverTime)
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => setElapsed(performance.now() - began), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const left = whole - elapsed
  if (left <= 0) return null
  const parts = partsLeft(left).map(({ unit, value }) =>
    new Intl.NumberFormat(LANGUAGE_TAG[language], { style: 'unit', unit, unitDisplay: 'long' }).format(value),
  )
  return (
    <section className="catalog-section">
      <div className="catalog-countdown">
        <div>
          <h2 className="display">{heading}</h2>
          {text && <p>{text}</p>}
        </div>
        <p className="catalog-countdown-left">
          <time dateTime={endsAt}>
            {t('catalog.time-left', { time: parts.join(language === 'zh' ? '' : ' ') })}
          </time>
        </p>
        <SectionLink link={link} label={linkLabel} className="button button-primary" />
      </div>
    </section>
  )
}
