import { useState } from 'react'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { useStoreInfo } from '../shell/use-parts.ts'
import type { Collector } from './collector.ts'
import type { Consent } from './consent.ts'
import { CONSENT_TEXTS } from './texts.ts'

/** Asks once whether the visit may be counted; afterwards a quiet button at the page's end asks again. Both answers are alike. */
export function Question({ collector, onYes }: { collector: Collector; onYes(): void }) {
  const t = CONSENT_TEXTS.useTexts()
  const { info } = useStoreInfo()
  const [asking, setAsking] = useState(collector.consent() === null)
  function answer(consent: Consent) {
    collector.decide(consent)
    setAsking(false)
    if (consent === 'yes') onYes()
  }
  if (!asking)
    return (
      <p className="shell-consent-again">
        <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
          {t('shell.consent.again')}
        </button>
      </p>
    )
  return (
    <section className="stack shell-consent" aria-label={t('shell.consent.title')}>
      <p>
        <strong>{spaced(t('shell.consent.title'))}</strong>
        {t('shell.consent.text', { store: info?.storeName ?? '' })}
      </p>
      <div className="row">
        <button type="button" className="button" onClick={() => answer('yes')}>
          {t('shell.consent.yes')}
        </button>
        <button type="button" className="button" onClick={() => answer('no')}>
          {t('shell.consent.no')}
        </button>
      </div>
    </section>
  )
}
