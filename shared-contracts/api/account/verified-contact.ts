import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { QueryBoolean } from '../entities/basics.ts'
import { line, Phone } from '../fields.ts'
import { LIMITS } from '../limits.ts'

const BASE = 'admin/userManagement/verifiedContact'
export const ID_TYPES = ['passport', 'driver-licence', 'resident-card'] as const

const VerifiedContactDraft = v.strictObject({
  legalName: line(LIMITS.legalName),
  phone: Phone,
  idType: v.picklist(ID_TYPES),
  /** Letters and digits, kept in capitals without spaces. */
  idNumber: v.pipe(
    v.string(),
    v.transform(x => x.replace(/[\s-]/g, '').toUpperCase()),
    v.regex(/^[A-Z0-9]{5,30}$/),
  ),
})

export const VerifiedContact = v.object({
  legalName: v.string(),
  phone: v.string(),
  idType: v.picklist(ID_TYPES),
  /** All but the last characters as dots, unless asked for in full. */
  idNumber: v.string(),
  /** `incomplete` until there is a picture of the front of the document. */
  status: v.picklist(['incomplete', 'complete']),
})
export type VerifiedContact = v.InferOutput<typeof VerifiedContact>

export const createVerifiedContact = {
  call: `POST ${BASE}`,
  summary: 'Says who the account holder is before the law; the number is kept encrypted.',
  body: VerifiedContactDraft,
  response: VerifiedContact,
} as const satisfies Endpoint

export const changeVerifiedContact = {
  call: `PUT ${BASE}`,
  summary: 'Changes that.',
  body: VerifiedContactDraft,
  response: VerifiedContact,
  idempotent: true,
} as const satisfies Endpoint

export const verifiedContactIdNumber = {
  call: `GET ${BASE}/idNumber`,
  summary:
    'The own verified contact, number masked; in full with `full=true` within 10 minutes of signing in.',
  query: v.strictObject({ full: v.optional(QueryBoolean) }),
  response: v.object({ contact: v.nullable(VerifiedContact) }),
} as const satisfies Endpoint
