import type { ContactInfo } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'

/** The family name comes first in Chinese. */
export const CONTACT_ORDER: Readonly<Record<Language, readonly (keyof ContactInfo)[]>> = {
  en: ['firstName', 'lastName', 'email', 'phone'],
  zh: ['lastName', 'firstName', 'email', 'phone'],
}

/** What is wrong, as the fields stand on the page: who it is for comes last. @param fields of the form, in the order of its schema */
export function inPageOrder(
  errors: Readonly<Record<string, string | undefined>>,
  fields: readonly string[],
  language: Language,
): Record<string, string | undefined> {
  const contact: readonly string[] = CONTACT_ORDER[language]
  const others = fields.filter(field => !contact.includes(field))
  return Object.fromEntries([...others, ...contact].map(field => [field, errors[field]]))
}
