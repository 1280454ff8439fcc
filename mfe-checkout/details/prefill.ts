import type { ContactInfo } from 'shared-contracts/api/entities/order.ts'

interface Person {
  emailID: string
  firstName: string
  lastName: string
}

/** @returns what the store knows of the shopper: the draft's contact, else the account's name and email, and the default address's phone */
export function prefill(draft: ContactInfo | null, user: Person | null, phone = ''): ContactInfo {
  if (draft) return draft
  const { firstName = '', lastName = '', emailID: email = '' } = user ?? {}
  return { firstName, lastName, email, phone }
}
