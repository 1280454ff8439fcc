import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id, Instant } from '../entities/basics.ts'
import { Image } from '../entities/image.ts'
import { Session } from '../entities/session.ts'
import { Code, IdentityAnswer, IdentityRegistration, Link, State } from './shared.ts'

export const weChatEnabled = {
  call: 'GET weChat/enabled',
  summary: 'Whether the store knows WeChat accounts, on the web and in its mini program.',
  response: v.object({
    enabled: v.boolean(),
    miniProgram: v.boolean(),
    /** Whether WeChat signs in to the account that is signed in; absent where a backend does not say. */
    linked: v.optional(v.boolean()),
  }),
} as const satisfies Endpoint

export const weChatBind = {
  call: 'GET weChat/bind',
  summary:
    'Where to send the shopper so that WeChat says who they are; only this session can use the way back.',
  response: v.object({ authorizeUrl: v.string(), state: v.string() }),
} as const satisfies Endpoint

export const weChatLogin = {
  call: 'POST weChat/login',
  summary: 'Signs in with the code that WeChat sent back.',
  body: v.strictObject({ code: Code, state: State }),
  response: IdentityAnswer,
} as const satisfies Endpoint

export const weChatMiniLogin = {
  call: 'POST weChat/weChatlogin',
  summary: 'Signs in with the code that the mini program got from WeChat.',
  body: v.strictObject({ code: Code }),
  response: IdentityAnswer,
} as const satisfies Endpoint

export const weChatRegister = {
  call: 'POST weChat/register',
  summary: 'Makes an account for the WeChat person of this session and signs in.',
  body: IdentityRegistration,
  response: Session,
} as const satisfies Endpoint

export const weChatLink = {
  call: 'POST weChat/link',
  summary:
    'Links the WeChat person of this session to the account that is signed in, within 10 minutes of signing in; with `unlink=true` takes the link away.',
  query: Link,
  response: Session,
  idempotent: true,
} as const satisfies Endpoint

export const weChatLivestreamInfo = {
  call: 'POST weChat/weChatLivestreaminfo',
  summary: 'Live-stream rooms of the store: on air first, then the next ones, then what is over.',
  body: v.strictObject({
    start: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)), 0),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
  }),
  response: v.object({
    rooms: v.array(
      v.object({
        roomID: Id,
        name: v.string(),
        host: v.string(),
        cover: v.nullable(Image),
        start: Instant,
        end: Instant,
        status: v.picklist(['live', 'upcoming', 'ended']),
        productIDs: v.array(Id),
      }),
    ),
    total: v.number(),
  }),
} as const satisfies Endpoint
