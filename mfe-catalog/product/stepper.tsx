import { useCatalogT } from '../messages/messages.ts'
import { clampQuantity } from './quantity.ts'

/** How many; never below 1 nor above `limit`. */
export function Stepper({
  value,
  limit,
  onChange,
}: {
  value: number
  limit: number
  onChange(value: number): void
}) {
  const t = useCatalogT()
  const set = (wanted: number) => onChange(clampQuantity(wanted, limit))
  return (
    <fieldset className="catalog-quantity">
      <legend>{t('catalog.quantity')}</legend>
      <div className="stepper">
        <button
          type="button"
          aria-label={t('catalog.quantity-less')}
          disabled={value <= 1}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <input
          key={`${value} of ${limit}`}
          aria-label={t('catalog.quantity')}
          defaultValue={value}
          inputMode="numeric"
          autoComplete="off"
          onBlur={event => {
            const wanted = clampQuantity(Number.parseInt(event.target.value, 10), limit)
            event.target.value = String(wanted)
            onChange(wanted)
          }}
          onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
        />
        <button
          type="button"
          aria-label={t('catalog.quantity-more')}
          disabled={value >= limit}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </div>
    </fieldset>
  )
}
