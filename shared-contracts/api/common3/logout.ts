import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { QueryBoolean } from '../entities/basics.ts'
import { Session } from '../entities/session.ts'

export const logout = {
  call: 'GET common3/logout',
  summary: 'Signs out; accepted only from the same origin, since it carries no token.',
  query: v.strictObject({
    /** Ends every session of the account, on every device; refused (401) where nobody is signed in: nothing would be ended. */
    everywhere: v.optional(QueryBoolean),
  }),
  response: Session,
  idempotent: true,
} as const satisfies Endpoint
