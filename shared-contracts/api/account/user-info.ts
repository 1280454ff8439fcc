import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Session } from '../entities/session.ts'
import { PersonName, Phone } from '../fields.ts'

export const userInfo = {
  call: 'PUT admin/userManagement/userInfo',
  summary: 'Changes the own profile, or deletes the account; what is left out stays, null removes.',
  body: v.strictObject({
    firstName: v.optional(PersonName),
    lastName: v.optional(PersonName),
    phone: v.optional(v.nullable(Phone)),
    /** A new one comes with `image/upload`. */ profileImage: v.optional(v.null()),
    /** Deletes the account, within 10 minutes of signing in; what was sold stays, without the person. */
    deleteAccount: v.optional(v.literal(true)),
  }),
  response: Session,
  idempotent: true,
} as const satisfies Endpoint
