import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { line } from '../entities/basics.ts'
import { Phone } from '../entities/order.ts'
import { Session } from '../entities/session.ts'

export const userInfo = {
  call: 'PUT admin/userManagement/userInfo',
  summary: 'Changes the own profile; what is left out stays, null removes.',
  body: v.strictObject({
    firstName: v.optional(line(60)),
    lastName: v.optional(line(60)),
    phone: v.optional(v.nullable(Phone)),
    /** A new one comes with `image/upload`. */ profileImage: v.optional(v.null()),
  }),
  response: Session,
  idempotent: true,
} as const satisfies Endpoint
