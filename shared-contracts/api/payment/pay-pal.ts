import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Currency } from '../entities/basics.ts'
import { attempt, OpenedPayment } from './request-h5-payment.ts'

const { orderID, idempotencyKey } = attempt

export const payPalOption = {
  call: 'GET shoppingManagement4/paymentoption/PayPal',
  summary:
    'How PayPal is set up here. With an order and a key it also opens an attempt and answers the address to approve it at.',
  query: v.pipe(
    v.strictObject({ orderID: v.optional(orderID), idempotencyKey: v.optional(idempotencyKey) }),
    v.forward(
      v.check(q => (q.orderID === undefined) === (q.idempotencyKey === undefined), 'both or neither'),
      ['idempotencyKey'],
    ),
  ),
  response: v.object({
    enabled: v.boolean(),
    currency: Currency,
    /** The money moves once the shopper is back. */ intent: v.literal('CAPTURE'),
    attempt: v.nullable(OpenedPayment),
  }),
  idempotent: true,
} as const satisfies Endpoint
