import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  hint?: string
  /** What is wrong with the choice, or false. */
  mistake?: string | false
  /** Whether a choice is missing, when that is said elsewhere. */
  wrong?: boolean
  /** `<id>-error` is the mistake's id. */
  id?: string
  disabled?: boolean
  children: ReactNode
}

/** One question of a form, as a named group. */
export function Section(props: SectionProps) {
  const { title, hint, mistake = false, wrong = Boolean(mistake), id, disabled = false, children } = props
  const heading = useId()
  return (
    <fieldset
      className="card checkout-section"
      aria-labelledby={heading}
      disabled={disabled}
      data-mistake={wrong ? '' : undefined}
    >
      <div className="stack">
        <div>
          <h2 id={heading}>{title}</h2>
          {hint && <p className="muted">{hint}</p>}
        </div>
        {mistake && (
          <p className="field-error" id={`${id}-error`}>
            {mistake}
          </p>
        )}
        {children}
      </div>
    </fieldset>
  )
}
