import { ContactInfo } from 'shared-contracts/api/entities/order.ts'
import * as v from 'valibot'

/** Fields of the contact part in the order they are shown, with what a browser fills them from (CHK-6). */
export const CONTACT_FIELDS = {
  firstName: { type: 'text', autoComplete: 'given-name', inputMode: 'text' },
  lastName: { type: 'text', autoComplete: 'family-name', inputMode: 'text' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const satisfies Record<keyof ContactInfo, { type: string; autoComplete: string; inputMode: string }>

export type ContactField = keyof typeof CONTACT_FIELDS
export const contactFields = Object.keys(CONTACT_FIELDS) as ContactField[]
export type Mistake = 'empty' | 'invalid'

/** Checks one field by the rule the server uses too. @returns null when it is right */
export function checkField(field: ContactField, value: string): Mistake | null {
  if (value.trim() === '') return 'empty'
  return v.safeParse(ContactInfo.entries[field], value).success ? null : 'invalid'
}

/** @returns the mistakes by field, in the order of the form; empty when the whole is right */
export function checkContact(values: ContactInfo): Partial<Record<ContactField, Mistake>> {
  const found = contactFields.map(field => [field, checkField(field, values[field])] as const)
  return Object.fromEntries(found.filter(([, mistake]) => mistake))
}

/** @returns a value for every field: what was typed, else what the store knows of the shopper */
export function prefill(
  typed: Partial<ContactInfo>,
  draft: ContactInfo | null,
  user: { emailID: string; firstName: string; lastName: string } | null,
): ContactInfo {
  const known = draft ?? {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.emailID ?? '',
    phone: '',
  }
  return { ...known, ...typed }
}
