import type { ContactInfo } from 'shared-contracts/api/entities/order.ts'

/** `mei@example.com` → `m•••@example.com`. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${at > 0 ? first : ''}•••${email.slice(Math.max(at, 0))}`
}

/** Enough to recognise, too little to use. */
export const maskedContact = ({ firstName, email, phone }: ContactInfo): ContactInfo => ({
  firstName,
  lastName: '•••',
  email: masked(email),
  phone: `•••${phone.slice(-2)}`,
})
