import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { QueryBoolean } from '../entities/basics.ts'
import { attempt, OpenedPayment } from './request-h5-payment.ts'

const query = v.strictObject(attempt)

export const requestSnapPayWeChatPay = {
  call: 'GET shoppingManagement4/requestSnapPayPrePayment/h5pay/WECHATPAY',
  summary:
    'Opens a WeChat Pay attempt at the scan-to-pay provider; with `scan` its page shows a code for a phone.',
  query: v.strictObject({ ...attempt, scan: v.optional(QueryBoolean) }),
  response: OpenedPayment,
  idempotent: true,
} as const satisfies Endpoint

export const requestSnapPayAlipay = {
  call: 'GET shoppingManagement4/requestSnapPayPrePayment/webpay/ALIPAY',
  summary: 'Opens an Alipay attempt at the scan-to-pay provider.',
  query,
  response: OpenedPayment,
  idempotent: true,
} as const satisfies Endpoint

export const requestSnapPayUnionPay = {
  call: 'GET shoppingManagement4/requestSnapPayPrePayment/webpay/UNIONPAY',
  summary: 'Opens a UnionPay attempt at the scan-to-pay provider.',
  query,
  response: OpenedPayment,
  idempotent: true,
} as const satisfies Endpoint
