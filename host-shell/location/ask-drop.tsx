import type { Dropped } from './choose-location.ts'
import { LOCATION_TEXTS } from './texts.ts'

interface Props {
  dropped: Dropped
  busy: boolean
  onConfirm(): void
  onKeep(): void
}

/** Says what a change of store takes out of the cart, and asks (LOC-7). */
export function AskDrop({ dropped, busy, onConfirm, onKeep }: Props) {
  const t = LOCATION_TEXTS.useTexts()
  return (
    <div className="stack">
      <p>{t('shell.location.drops')}</p>
      <ul className="shell-dropped">
        {dropped.map(line => (
          <li key={`${line.productID} ${line.optionLabel}`}>
            {line.name}
            {line.optionLabel && <span className="muted"> {line.optionLabel}</span>}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button-primary button-wide"
        aria-disabled={busy}
        aria-busy={busy}
        onClick={onConfirm}
      >
        {t('shell.location.confirm')}
      </button>
      <button type="button" className="button button-wide" aria-disabled={busy} onClick={onKeep}>
        {t('shell.location.keep')}
      </button>
    </div>
  )
}
