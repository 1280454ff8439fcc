import * as v from 'valibot'
import { Email, line } from './basics.ts'

export const User = v.object({
  emailID: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  profileImage: v.nullable(v.string()),
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

export const Password = v.pipe(v.string(), v.minLength(8), v.maxLength(200))
export const SignOn = v.strictObject({
  emailID: Email,
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
})
/** `myID` of whoever introduced the shopper. */
export const ReferralId = v.pipe(v.string(), v.regex(/^[0-9A-Z]{8}$/))
export const Registration = v.strictObject({
  emailID: Email,
  password: Password,
  firstName: line(60),
  lastName: line(60),
  referrerID: v.optional(ReferralId),
})
