import { type ComponentProps, type ReactNode, useId } from 'react'
import { useKitText } from '../kit-text.ts'
import { FORM_TEXTS } from './texts.ts'
import type { FieldProps } from './use-form.ts'

interface FrameProps {
  label: ReactNode
  error?: string | null | undefined
  /** Gives way to the error, so that nothing moves under a finger. */
  hint?: ReactNode
  /** The error is told in another way, e.g. by a list of all of them. */
  quiet?: boolean | undefined
  required?: boolean | undefined
  /** Of the control; one of its own without it. */
  id?: string | undefined
  children(control: ControlProps): ReactNode
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label, a control, and one line below it: the error, else the hint. Assistive technology reads it with the control. */
export function Field({ label, error, hint, quiet, required = true, id: given, children }: FrameProps) {
  const t = useKitText(FORM_TEXTS)
  const own = useId()
  const id = given ?? own
  const note = error || hint
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && (
          <span className="field-optional">{t('kit.form.aside', { text: t('kit.form.optional') })}</span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      <p
        id={`${id}-note`}
        className={`field-note ${error ? 'field-error' : 'field-hint'}`}
        aria-live={quiet ? 'off' : 'polite'}
      >
        {note}
      </p>
    </div>
  )
}

type Shared = Pick<FrameProps, 'label' | 'hint'> & Partial<FieldProps>
/** Props of a control that the field does not set itself. */
type Rest<T extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<T>,
  keyof Shared | keyof ControlProps
> & {
  id?: string
}

export type TextFieldProps = Shared & Rest<'input'> & { beside?: ReactNode }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, quiet, required, defaultChecked: _, beside, id, ...input } = props
  return (
    <Field {...{ label, hint, error, quiet, required, id }}>
      {control =>
        beside ? (
          <div className="field-box">
            <input {...input} {...control} />
            {beside}
          </div>
        ) : (
          <input {...input} {...control} />
        )
      }
    </Field>
  )
}

export function TextArea(props: Shared & Rest<'textarea'>) {
  const { label, hint, error, quiet, required, defaultChecked: _, id, ...area } = props
  return (
    <Field {...{ label, hint, error, quiet, required, id }}>
      {control => <textarea rows={3} {...area} {...control} />}
    </Field>
  )
}

export interface SelectOption {
  value: string
  label: string
}

/** @param empty text of the choice that is none */
export function SelectField(
  props: Shared & Rest<'select'> & { options: readonly SelectOption[]; empty?: string },
) {
  const { label, hint, error, quiet, required, defaultChecked: _, options, empty, id, ...select } = props
  return (
    <Field {...{ label, hint, error, quiet, required, id }}>
      {control => (
        <select {...select} {...control}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A box to tick, with its words beside it. */
export function CheckField(props: Shared & Rest<'input'>) {
  const { label, hint, error, quiet, required, defaultValue: _, id: given, ...input } = props
  const own = useId()
  const id = given ?? own
  const note = error || hint
  return (
    <div className="field">
      <label className="field-check" htmlFor={id}>
        <input
          {...input}
          type="checkbox"
          id={id}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        <span>{label}</span>
      </label>
      {(note || required) && (
        <p
          id={`${id}-note`}
          className={`field-note ${error ? 'field-error' : 'field-hint'}`}
          aria-live={quiet ? 'off' : 'polite'}
        >
          {note}
        </p>
      )}
    </div>
  )
}
