import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Currency, Id, Instant, IntentId, Minor, QueryBoolean } from '../entities/basics.ts'
import { Bill, OrderStatus, PaymentStatus } from '../entities/order.ts'

export const getBilling = {
  call: 'GET shoppingManagement4/billing/',
  summary: 'What would be charged for the cart and draft as they are now.',
  query: v.strictObject({ pickUpAandPayAtStore: v.optional(QueryBoolean) }),
  response: Bill,
} as const satisfies Endpoint

export const placeOrder = {
  call: 'POST shoppingManagement4/billing/{id}',
  summary:
    'Accepts the bill: takes the stock and the slot and makes the order. One key makes one order; `bill-changed` when the total is no longer what the shopper saw.',
  params: v.strictObject({ id: Id }),
  body: v.strictObject({ idempotencyKey: IntentId, total: Minor, currency: Currency }),
  response: v.object({
    orderID: Id,
    placedAt: Instant,
    total: Minor,
    currency: Currency,
    status: OrderStatus,
    paymentStatus: PaymentStatus,
  }),
  idempotent: true,
} as const satisfies Endpoint
export type PlacedOrder = v.InferOutput<typeof placeOrder.response>
