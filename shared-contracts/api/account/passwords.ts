import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
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
    'Asks for a mail with a way back in: a link to a new password, or, with the number of an order, one that opens it without an account. The answer does not tell whether there is either.',
  query: v.strictObject({ emailID: Email, orderID: v.optional(Id) }),
  response: v.object({ accepted: v.literal(true) }),
} as const satisfies Endpoint

export const resetPasswordExternal = {
  call: 'POST common3/resetPasswordExternal',
  summary:
    'Sets a new password with the link of the mail: once, within the hour. Every session of the account ends.',
  body: v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), password: Password }),
  response: v.object({ changed: v.literal(true) }),
} as const satisfies Endpoint
