import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id, IntentId } from '../entities/basics.ts'

export const requestOttH5Payment = {
  call: 'POST shoppingManagement4/requestOTTH5Payment',
  summary: 'Opens a payment attempt at the one-time H5 provider; answers with the address of its page.',
  body: v.strictObject({
    orderID: Id,
    idempotencyKey: IntentId,
    method: v.picklist(['WECHATPAY', 'ALIPAY']),
  }),
  response: v.object({ attemptID: Id, redirectUrl: v.string() }),
  idempotent: true,
} as const satisfies Endpoint
