import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
import { PaymentCheck } from '../entities/order.ts'
import { LIMITS } from '../limits.ts'
import { ReturnUrlInfo } from './check-payment-status.ts'
import { attempt } from './request-h5-payment.ts'

/** Who pays, as WeChat knows them in this app. */
const OpenId = v.pipe(v.string(), v.regex(/^[\w-]{6,64}$/))

export const requestWeChatMiniProgramPayment = {
  call: 'POST shoppingManagement4/requestWeChatMiniProgramPayment',
  summary: 'Opens an attempt that is paid by the mini program itself, on its native page.',
  body: v.strictObject({
    ...attempt,
    /** May be left out where WeChat itself said who uses this session. */
    weChatOpenId: v.optional(OpenId),
  }),
  response: v.object({
    attemptID: Id,
    /** Parameters of `wx.requestPayment`. */
    requestPayment: v.object({
      timeStamp: v.string(),
      nonceStr: v.string(),
      package: v.string(),
      signType: v.string(),
      paySign: v.string(),
    }),
    /** Native page that pays, with these parameters and the way back in its query. */
    path: v.string(),
  }),
  idempotent: true,
} as const satisfies Endpoint

export const processWeChatMiniProgramPaymentSuccess = {
  call: 'POST shoppingManagement4/processWeChatMiniProgramPayment/success',
  summary: 'The mini program says it paid: asks the provider, for the one whom the attempt was opened for.',
  body: v.strictObject({ orderID: Id, weChatOpenId: OpenId, returnUrlInfo: ReturnUrlInfo }),
  response: PaymentCheck,
  idempotent: true,
} as const satisfies Endpoint

export const processWeChatMiniProgramPaymentError = {
  call: 'POST shoppingManagement4/processWeChatMiniProgramPayment/error',
  summary:
    'Keeps what the mini program reported as failed; answers what the provider says, which alone counts.',
  body: v.strictObject({
    orderID: Id,
    errorMessage: v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.failureReason.max)),
    returnUrlInfo: ReturnUrlInfo,
  }),
  response: PaymentCheck,
} as const satisfies Endpoint
