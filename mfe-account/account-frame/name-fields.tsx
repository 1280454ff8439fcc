import { useStore } from '@nanostores/react'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import type { FieldProps } from 'shared-contracts/ui/form/use-form.ts'
import type { en } from '../messages/en.ts'

const GIVEN = ['firstName', 'given-name'] as const
const FAMILY = ['lastName', 'family-name'] as const

/** Both names side by side; the family name comes first in Chinese (LNG-5). */
export function NameFields({ field }: { field(name: 'firstName' | 'lastName'): FieldProps }) {
  const t = useT<typeof en>()
  const language = useStore(useApp().state.$language)
  const names = language === 'zh' ? [FAMILY, GIVEN] : [GIVEN, FAMILY]
  return (
    <div className="account-names">
      {names.map(([name, autoComplete]) => (
        <TextField key={name} autoComplete={autoComplete} label={t(`account.${name}`)} {...field(name)} />
      ))}
    </div>
  )
}
