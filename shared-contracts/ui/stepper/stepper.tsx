import { LIMITS } from '../../api/limits.ts'
import { type KitTexts, useKitText } from '../kit-text.ts'
import { clamp } from './clamp.ts'

const TEXTS: KitTexts<'kit.stepper.fewer' | 'kit.stepper.more'> = {
  en: { 'kit.stepper.fewer': 'One fewer', 'kit.stepper.more': 'One more' },
  zh: { 'kit.stepper.fewer': '减少一件', 'kit.stepper.more': '增加一件' },
}

export interface StepperProps {
  /** Names the group, e.g. `Quantity of Oolong`. */
  label: string
  /** The label is seen too. */
  labelled?: boolean
  value: number
  min?: number
  max?: number
  onChange(value: number): void
  /** A number can be typed as well. */
  editable?: boolean
  /** The value is on its way to the backend. */
  pending?: boolean
  disabled?: boolean
  /** Labels of the buttons, where there are several steppers in a page. */
  fewer?: string
  more?: string
}

/** How many: one more, one fewer, never outside its bounds. */
export function Stepper(props: StepperProps) {
  const { label, labelled = false, value, min = LIMITS.quantity.min, onChange } = props
  const { editable = false, pending = false, disabled = false, fewer, more } = props
  const max = Math.min(props.max ?? LIMITS.quantity.max, LIMITS.quantity.max)
  const t = useKitText(TEXTS)
  const set = (wanted: number) => onChange(clamp(wanted, min, max))
  return (
    <fieldset className="stepper-group" disabled={disabled} aria-busy={pending}>
      <legend className={labelled ? 'field-label' : 'visually-hidden'}>{label}</legend>
      <div className="stepper">
        <button
          type="button"
          aria-label={fewer ?? t('kit.stepper.fewer')}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        {editable ? (
          <input
            key={`${value} of ${max}`}
            aria-label={label}
            defaultValue={value}
            inputMode="numeric"
            autoComplete="off"
            onBlur={event => {
              const wanted = clamp(Number.parseInt(event.target.value, 10), min, max)
              event.target.value = String(wanted)
              onChange(wanted)
            }}
            onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
          />
        ) : (
          <output>{value}</output>
        )}
        <button
          type="button"
          aria-label={more ?? t('kit.stepper.more')}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </div>
    </fieldset>
  )
}
