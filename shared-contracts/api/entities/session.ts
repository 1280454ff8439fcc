import * as v from 'valibot'
import { Email, GivenPassword, Password, PersonName } from '../fields.ts'

export const User = v.object({
  emailID: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  profileImage: v.nullable(v.string()),
  /** Absent where a backend does not say. */
  phone: v.optional(v.nullable(v.string())),
})
export type User = v.InferOutput<typeof User>

/** Who the visitor is; all null when anonymous (VIS-1). */
export const Session = v.object({
  user: v.nullable(User),
  userID: v.nullable(v.string()),
  lastLoginDate: v.nullable(v.string()),
  /** The visitor's own referral id. */
  myID: v.nullable(v.string()),
})
export type Session = v.InferOutput<typeof Session>

export const SignOn = v.strictObject({
  emailID: Email,
  password: GivenPassword,
})
/** `myID` of whoever introduced the shopper. */
export const ReferralId = v.pipe(v.string(), v.regex(/^[0-9A-Z]{8}$/))
export const Registration = v.strictObject({
  emailID: Email,
  password: Password,
  firstName: PersonName,
  lastName: PersonName,
  referrerID: v.optional(ReferralId),
})
