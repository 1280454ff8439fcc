import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id, IntentId, QueryBoolean } from '../entities/basics.ts'

/** An attempt that was opened, and the provider's page to send the shopper to. */
export const OpenedPayment = v.object({ attemptID: Id, redirectUrl: v.string() })
export type OpenedPayment = v.InferOutput<typeof OpenedPayment>

/** What every attempt is opened with; one key opens one attempt. */
export const attempt = { orderID: Id, idempotencyKey: IntentId }
const body = v.strictObject({ ...attempt, method: v.picklist(['WECHATPAY', 'ALIPAY']) })

export const requestOttH5Payment = {
  call: 'POST shoppingManagement4/requestOTTH5Payment',
  summary: 'Opens a payment attempt at the one-time H5 provider; answers with the address of its page.',
  body,
  response: OpenedPayment,
  idempotent: true,
} as const satisfies Endpoint

export const requestCitconH5Payment = {
  call: 'POST shoppingManagement4/requestCitconH5Payment',
  summary: 'Opens a payment attempt at the classic provider; with `scan` its page shows a code for a phone.',
  query: v.strictObject({ scan: v.optional(QueryBoolean) }),
  body,
  response: OpenedPayment,
  idempotent: true,
} as const satisfies Endpoint

export const requestIotPayH5Payment = {
  call: 'POST shoppingManagement4/requestIOTPayH5Payment',
  summary: 'Opens a payment attempt at the IoT provider; answers with the address of its page.',
  body,
  response: OpenedPayment,
  idempotent: true,
} as const satisfies Endpoint

export const requestOPayH5Payment = {
  call: 'POST shoppingManagement4/requestOPayH5Payment',
  summary: 'Opens a payment attempt at the messaging-app H5 provider; answers with the address of its page.',
  body,
  response: OpenedPayment,
  idempotent: true,
} as const satisfies Endpoint
