import * as v from 'valibot'
import { QueryBoolean } from '../entities/basics.ts'
import { Session } from '../entities/session.ts'
import { Email, PersonName } from '../fields.ts'

/** What a provider's page or app hands over; used once. */
export const Code = v.pipe(v.string(), v.regex(/^[\w-]{8,256}$/))
export const State = v.pipe(v.string(), v.regex(/^[\w.-]{20,200}$/))

/** After the provider said who it is: signed in, or known to this session until `register` or `link` follows. */
export const IdentityAnswer = v.object({
  /** `new`: no account yet belongs to it. */ status: v.picklist(['signed-in', 'new']),
  /** What the provider calls the person; empty where it does not say. */ nickname: v.string(),
  openID: v.string(),
  session: Session,
})
export type IdentityAnswer = v.InferOutput<typeof IdentityAnswer>

/** Section 7 names no call that takes a link away: the one that makes it does. */
export const Link = v.strictObject({ unlink: v.optional(QueryBoolean) })

export const IdentityRegistration = v.strictObject({
  emailID: Email,
  firstName: PersonName,
  lastName: PersonName,
})
