import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id, Instant } from '../entities/basics.ts'
import { Session } from '../entities/session.ts'
import { PersonName, Phone } from '../fields.ts'

/** One place where the account is signed in. */
export const OwnSession = v.object({
  id: Id,
  /** Browser and device in words, e.g. `Safari · iPhone`; empty where neither is known. */
  device: v.string(),
  signedInAt: Instant,
  /** To the day. */ seenAt: Instant,
  /** It is the one that asks. */ current: v.boolean(),
})
export type OwnSession = v.InferOutput<typeof OwnSession>

export const userInfo = {
  call: 'PUT admin/userManagement/userInfo',
  summary:
    'Changes the own profile, ends one of its sessions, mails the link that confirms its address, or deletes the account; what is left out stays, null removes.',
  body: v.strictObject({
    firstName: v.optional(PersonName),
    lastName: v.optional(PersonName),
    phone: v.optional(v.nullable(Phone)),
    /** A new one comes with `image/upload`. */ profileImage: v.optional(v.null()),
    /** Ends another session of the account (`sessions` of the answer). */ endSession: v.optional(Id),
    /** Mails the link once more that confirms the account's address. */ confirmEmail: v.optional(
      v.literal(true),
    ),
    /** Deletes the account, within 10 minutes of signing in; what was sold stays, without the person. */
    deleteAccount: v.optional(v.literal(true)),
  }),
  response: v.object({
    ...Session.entries,
    /** Where the account is signed in, latest first; absent where a backend does not say (ACC-12). */
    sessions: v.optional(v.array(OwnSession)),
    /** Whether its address is confirmed; absent where a backend does not say (ACC-11). */
    emailConfirmed: v.optional(v.boolean()),
  }),
  idempotent: true,
} as const satisfies Endpoint
