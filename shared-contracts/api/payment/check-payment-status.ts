import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id, QueryBoolean } from '../entities/basics.ts'
import { PaymentCheck } from '../entities/order.ts'

/** Query string of the page that the shopper came back to; it may open the order and proves nothing (RET-13). */
export const ReturnUrlInfo = v.pipe(v.string(), v.maxLength(2000))
const plain = { returnUrlInfo: ReturnUrlInfo, orderID: Id }
/** `status` is what the return address said; it is taken and not believed. */
const withStatus = { ...plain, status: v.optional(v.pipe(v.string(), v.maxLength(200))) }
const summary = 'Asks the provider what became of the order; the address alone proves nothing (RET-13).'

export const checkOttPaymentStatus = {
  call: 'POST shoppingManagement4/checkOttPaymentStatus',
  summary,
  body: v.strictObject(plain),
  response: PaymentCheck,
  idempotent: true,
} as const satisfies Endpoint

export const checkSnapPayPaymentStatus = {
  call: 'POST shoppingManagement4/checkSnapPayPaymentStatus',
  summary,
  body: v.strictObject(plain),
  response: PaymentCheck,
  idempotent: true,
} as const satisfies Endpoint

export const checkCitconPaymentStatus = {
  call: 'POST shoppingManagement4/checkCitconPaymentStatus',
  summary,
  query: v.strictObject({ scan: v.optional(QueryBoolean) }),
  body: v.strictObject(withStatus),
  response: PaymentCheck,
  idempotent: true,
} as const satisfies Endpoint

export const checkIotPayPaymentStatus = {
  call: 'POST shoppingManagement4/checkIOTPayPaymentStatus',
  summary,
  body: v.strictObject(withStatus),
  response: PaymentCheck,
  idempotent: true,
} as const satisfies Endpoint

export const checkOPayPaymentStatus = {
  call: 'POST shoppingManagement4/checkOPayPaymentStatus',
  summary,
  body: v.strictObject(withStatus),
  response: PaymentCheck,
  idempotent: true,
} as const satisfies Endpoint
