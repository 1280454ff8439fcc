import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  hint?: ReactNode
  /** What is wrong with the choice. */
  mistake?: string | undefined
  /** Id of the mistake, for the controls it is about. */
  mistakeID?: string
  disabled?: boolean
  /** Out of sight, with what is typed in it. */
  hidden?: boolean
  children: ReactNode
}

/** One question of a form, as a named group. */
export function Section(props: SectionProps) {
  const { title, hint, mistake, mistakeID, disabled = false, hidden = false, children } = props
  const heading = useId()
  return (
    <fieldset className="card checkout-section" aria-labelledby={heading} disabled={disabled} hidden={hidden}>
      <div className="stack">
        <div>
          <h2 id={heading}>{title}</h2>
          {hint && <p className="muted">{hint}</p>}
        </div>
        {mistake && (
          <p className="field-error" id={mistakeID}>
            {mistake}
          </p>
        )}
        {children}
      </div>
    </fieldset>
  )
}
