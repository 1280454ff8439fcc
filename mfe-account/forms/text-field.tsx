import { type ComponentProps, type ReactNode, useId } from 'react'

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  error: string | null
  hint?: string
  /** Stands beside the input, e.g. a button that shows the password. */
  beside?: ReactNode
}

/** A labelled input with its hint and its error, which assistive technology reads with it. */
export function TextField({ label, error, hint, beside, ...input }: TextFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="account-input">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          required
          {...input}
        />
        {beside}
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
