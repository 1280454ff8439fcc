import { useStore } from '@nanostores/react'
import type { ContactInfo } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import type { FieldProps } from 'shared-contracts/ui/form/use-form.ts'
import type { Messages } from '../messages/messages.ts'

type ContactField = keyof ContactInfo

/** What a browser fills the fields from (CHK-6). */
const CONTACT_FIELDS = {
  firstName: { type: 'text', autoComplete: 'given-name', inputMode: 'text', hint: null },
  lastName: { type: 'text', autoComplete: 'family-name', inputMode: 'text', hint: null },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', hint: 'checkout.hint.email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', hint: 'checkout.hint.phone' },
} as const satisfies Record<ContactField, object>

/** The family name comes first in Chinese. */
const ORDER: Readonly<Record<Language, readonly ContactField[]>> = {
  en: ['firstName', 'lastName', 'email', 'phone'],
  zh: ['lastName', 'firstName', 'email', 'phone'],
}

export function ContactFields({ field }: { field(name: ContactField): FieldProps }) {
  const t = useT<Messages>()
  const language = useStore(useApp().state.$language)
  return (
    <div className="checkout-fields">
      {ORDER[language].map(name => {
        const { hint, ...input } = CONTACT_FIELDS[name]
        return (
          <TextField
            key={name}
            label={t(`checkout.field.${name}`)}
            hint={hint && t(hint)}
            {...input}
            {...field(name)}
          />
        )
      })}
    </div>
  )
}
