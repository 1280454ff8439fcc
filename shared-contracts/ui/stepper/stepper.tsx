import { useEffect, useRef } from 'react'
import { LIMITS } from '../../api/limits.ts'
import { type KitTexts, useKitText } from '../kit-text.ts'
import { clamp } from './clamp.ts'
import { typedQuantity } from './typed-quantity.ts'

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

/** How many: one more, one fewer, never outside its bounds. What is pressed keeps the focus: at a bound its button does nothing and says so. */
export function Stepper(props: StepperProps) {
  const { label, labelled = false, value, min = LIMITS.quantity.min, onChange } = props
  const { editable = false, pending = false, disabled = false, fewer, more } = props
  const max = Math.min(props.max ?? LIMITS.quantity.max, LIMITS.quantity.max)
  const t = useKitText(TEXTS)
  const typed = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    // Not in the first drawing: then it may be what was typed before React listened.
    if (typed.current && shown.current !== value) typed.current.value = String(value)
    shown.current = value
  }, [value])
  const set = (wanted: number) => {
    const within = clamp(wanted, min, max)
    if (within !== value) onChange(within)
    return within
  }
  const take = (field: HTMLInputElement) => {
    field.value = String(set(typedQuantity(field.value, value)))
  }
  return (
    <fieldset className="stepper-group" disabled={disabled} aria-busy={pending}>
      <legend className={labelled ? 'field-label' : 'visually-hidden'}>{label}</legend>
      <div className="stepper">
        <button
          type="button"
          aria-label={fewer ?? t('kit.stepper.fewer')}
          aria-disabled={value <= min || undefined}
          onClick={() => value > min && set(value - 1)}
        >
          −
        </button>
        {editable ? (
          <input
            ref={typed}
            aria-label={label}
            defaultValue={value}
            inputMode="numeric"
            autoComplete="off"
            onBlur={event => take(event.target)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              take(event.currentTarget)
            }}
          />
        ) : (
          <output>{value}</output>
        )}
        <button
          type="button"
          aria-label={more ?? t('kit.stepper.more')}
          aria-disabled={value >= max || undefined}
          onClick={() => value < max && set(value + 1)}
        >
          +
        </button>
      </div>
    </fieldset>
  )
}
