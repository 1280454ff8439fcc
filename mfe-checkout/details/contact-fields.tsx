import { useStore } from '@nanostores/react'
import type { ContactInfo } from 'shared-contracts/api/entities/order.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import type { FieldProps } from 'shared-contracts/ui/form/use-form.ts'
import type { DetailsMessages } from '../messages/messages.ts'
import { CONTACT_ORDER } from './page-order.ts'

type ContactField = keyof ContactInfo

/** What a browser fills the fields from (CHK-6). */
const CONTACT_FIELDS = {
  firstName: { type: 'text', autoComplete: 'given-name', inputMode: 'text', hint: null },
  lastName: { type: 'text', autoComplete: 'family-name', inputMode: 'text', hint: null },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', hint: 'checkout.hint.email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', hint: 'checkout.hint.phone' },
} as const satisfies Record<ContactField, object>

export function ContactFields({ field }: { field(name: ContactField): FieldProps }) {
  const t = useT<DetailsMessages>()
  const language = useStore(useApp().state.$language)
  return (
    <div className="checkout-fields">
      {CONTACT_ORDER[language].map(name => {
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
