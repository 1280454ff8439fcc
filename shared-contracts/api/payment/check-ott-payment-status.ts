import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
import { PaymentCheck } from '../entities/order.ts'

export const checkOttPaymentStatus = {
  call: 'POST shoppingManagement4/checkOttPaymentStatus',
  summary: 'Asks the provider what became of the order; the address alone proves nothing (RET-13).',
  body: v.strictObject({ returnUrlInfo: v.pipe(v.string(), v.maxLength(2000)), orderID: Id }),
  response: PaymentCheck,
  idempotent: true,
} as const satisfies Endpoint
