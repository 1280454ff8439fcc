import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Session } from '../entities/session.ts'
import { Email, GivenPassword, Password } from '../fields.ts'

export const resetPassword = {
  call: 'POST admin/userManagement/resetPassword',
  summary: 'Changes the own password; every other session of the account ends.',
  body: v.strictObject({
    oldPassword: GivenPassword,
    password: Password,
  }),
  response: Session,
} as const satisfies Endpoint

export const forgotPassword = {
  call: 'GET common3/forgotPassword',
  summary:
    'Asks for a mail with a link to a new password; the answer does not tell whether there is an account.',
  query: v.strictObject({ emailID: Email }),
  response: v.object({ accepted: v.literal(true) }),
} as const satisfies Endpoint

export const resetPasswordExternal = {
  call: 'POST common3/resetPasswordExternal',
  summary:
    'Sets a new password with the link of the mail: once, within the hour. Every session of the account ends.',
  body: v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), password: Password }),
  response: v.object({ changed: v.literal(true) }),
} as const satisfies Endpoint
