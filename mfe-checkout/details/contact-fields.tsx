import type { ContactInfo } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import type { FieldProps } from 'shared-contracts/ui/form/use-form.ts'
import type { Messages } from '../messages/messages.ts'

type ContactField = keyof ContactInfo

/** What a browser fills the fields from, in the order they are shown (CHK-6). */
const CONTACT_FIELDS = {
  firstName: { type: 'text', autoComplete: 'given-name', inputMode: 'text', hint: null },
  lastName: { type: 'text', autoComplete: 'family-name', inputMode: 'text', hint: null },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', hint: 'checkout.hint.email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', hint: 'checkout.hint.phone' },
} as const satisfies Record<ContactField, object>
const fields = Object.keys(CONTACT_FIELDS) as ContactField[]

export function ContactFields({ field }: { field(name: ContactField): FieldProps }) {
  const t = useT<Messages>()
  return (
    <div className="checkout-fields">
      {fields.map(name => {
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
