import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Session } from '../entities/session.ts'
import { Code, IdentityAnswer, IdentityRegistration, Link, State } from './shared.ts'

export const apaId = {
  call: 'GET common3/apaId',
  summary:
    "The payment app's application id and where to send the shopper to sign in with it; null where it is off.",
  response: v.object({
    apaId: v.nullable(v.string()),
    authorizeUrl: v.nullable(v.string()),
    state: v.nullable(v.string()),
    /** Whether Alipay signs in to the account that is signed in; absent where a backend does not say. */
    linked: v.optional(v.boolean()),
  }),
} as const satisfies Endpoint

export const aliPayLogin = {
  call: 'POST aliPay/login',
  summary: 'Signs in with the code that Alipay sent back.',
  body: v.strictObject({ code: Code, state: State }),
  response: IdentityAnswer,
} as const satisfies Endpoint

export const aliPayRegister = {
  call: 'POST aliPay/register',
  summary: 'Makes an account for the Alipay person of this session and signs in.',
  body: IdentityRegistration,
  response: Session,
} as const satisfies Endpoint

export const aliPayLink = {
  call: 'POST aliPay/link',
  summary:
    'Links the Alipay person of this session to the account that is signed in, within 10 minutes of signing in; with `unlink=true` takes the link away.',
  query: Link,
  response: Session,
  idempotent: true,
} as const satisfies Endpoint
