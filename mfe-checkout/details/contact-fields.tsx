import type { ContactInfo } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import { CONTACT_FIELDS, type ContactField, contactFields } from './contact.ts'

interface ContactFieldsProps {
  initial: ContactInfo
  /** Text of the mistake of a field, in the shopper's language. */
  mistakes: Partial<Record<ContactField, string>>
  onLeave(field: ContactField, value: string): void
  /** A field with a mistake was changed. */
  onCorrect(field: ContactField, value: string): void
}

const HINTS = {
  email: 'checkout.hint.email',
  phone: 'checkout.hint.phone',
} as const satisfies Partial<Record<ContactField, keyof Messages>>

/** Uncontrolled: what is typed before the page reacts is kept. A mistake takes the place of the hint, so that nothing moves under a finger. */
export function ContactFields({ initial, mistakes, onLeave, onCorrect }: ContactFieldsProps) {
  const t = useT<Messages>()
  return (
    <div className="checkout-fields">
      {contactFields.map(field => {
        const mistake = mistakes[field]
        const hint = field in HINTS ? t(HINTS[field as keyof typeof HINTS]) : ''
        return (
          <div className="field" key={field}>
            <label htmlFor={`checkout-${field}`}>{t(`checkout.field.${field}`)}</label>
            <input
              id={`checkout-${field}`}
              name={field}
              {...CONTACT_FIELDS[field]}
              required
              maxLength={254}
              defaultValue={initial[field]}
              aria-invalid={Boolean(mistake)}
              aria-describedby={`checkout-${field}-note`}
              onInput={event => mistake && onCorrect(field, event.currentTarget.value)}
              onBlur={event => onLeave(field, event.target.value)}
            />
            <p
              id={`checkout-${field}-note`}
              className={`checkout-note ${mistake ? 'field-error' : 'field-hint'}`}
            >
              {mistake ?? hint}
            </p>
          </div>
        )
      })}
    </div>
  )
}
