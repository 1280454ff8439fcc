/**
 * Limits of what people type and choose, each said here once: the API's schemas (fields.ts), forms, controls and messages take
 * them from here. Lengths are in UTF-16 units, as the browser's `maxlength` counts.
 */
export const LIMITS = {
  personName: { max: 60 },
  email: { max: 254 },
  phone: { max: 24, minDigits: 10, maxDigits: 15 },
  password: { min: 8, max: 200 },
  /** Words of the shopper to the store about an order. */
  comment: { max: 500 },
  /** A message of the contact form. */
  message: { max: 4000 },
  /** Name of the sender, on the contact form. */
  sender: { max: 80 },
  subject: { max: 120 },
  /** On the page of a verified contact. */
  legalName: { max: 120 },
  linkLabel: { max: 40 },
  /** Pieces in one line of a cart. */
  quantity: { min: 1, max: 999 },
  /** What is searched for, and names of categories, tags and brands. */
  searchTerm: { max: 80 },
  street: { max: 120 },
  unit: { max: 40 },
  city: { max: 80 },
  storeName: { max: 120 },
  /** Addresses of one type that an account keeps. */
  addresses: { max: 20 },
  tableNumber: { max: 20 },
  /** Why a payment failed, in the words of the app around the page. */
  failureReason: { max: 500 },
} as const satisfies Record<string, { min?: number; max: number; minDigits?: number; maxDigits?: number }>

/** The beginning of a text within a limit. No half of a character is left at its end: no address could carry it. */
export const cutTo = (text: string, { max }: { max: number }): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
