import { useState } from 'react'
import { useKitText } from '../kit-text.ts'
import { TextField, type TextFieldProps } from './field.tsx'
import { FORM_TEXTS } from './texts.ts'

/** A password, with a button that shows what is typed. Say `autoComplete="current-password"` or `"new-password"`. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'beside' | 'label'> & { label: string }) {
  const t = useKitText(FORM_TEXTS)
  const [visible, setVisible] = useState(false)
  const action = t(visible ? 'kit.form.hide' : 'kit.form.show')
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      beside={
        <button
          type="button"
          className="button button-quiet field-beside"
          aria-pressed={visible}
          aria-label={`${action} · ${props.label}`}
          onClick={() => setVisible(!visible)}
        >
          {action}
        </button>
      }
    />
  )
}
