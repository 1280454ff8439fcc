import { useState } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'beside' | 'label'>) {
  const t = useT<typeof en>()
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      {...props}
      label={t('account.password')}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      beside={
        <button
          type="button"
          className="button button-quiet account-input-button"
          aria-pressed={visible}
          aria-label={`${t(visible ? 'account.password.hide' : 'account.password.show')} · ${t('account.password')}`}
          onClick={() => setVisible(!visible)}
        >
          {t(visible ? 'account.password.hide' : 'account.password.show')}
        </button>
      }
    />
  )
}
