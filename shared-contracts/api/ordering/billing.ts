import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Currency, Id, Instant, IntentId, Minor, QueryBoolean } from '../entities/basics.ts'
import { Bill, OrderStatus, PaymentStatus } from '../entities/order.ts'
import { campaignQuery } from './campaign-query.ts'

export const getBilling = {
  call: 'GET shoppingManagement4/billing/',
  summary: 'What would be charged for the cart and draft as they are now.',
  query: v.strictObject({ pickUpAandPayAtStore: v.optional(QueryBoolean), ...campaignQuery }),
  response: Bill,
} as const satisfies Endpoint

export const placeOrder = {
  call: 'POST shoppingManagement4/billing/{id}',
  summary:
    'Accepts the bill: takes the stock and the slot and makes the order. One key makes one order; `bill-changed` when the total is no longer what the shopper saw.',
  params: v.strictObject({ id: Id }),
  query: v.strictObject(campaignQuery),
  body: v.strictObject({
    idempotencyKey: IntentId,
    total: Minor,
    currency: Currency,
    /** As the bill was asked for: the order is accepted at once and paid when it is handed over. */
    pickUpAandPayAtStore: v.optional(v.boolean()),
  }),
  response: v.object({
    orderID: Id,
    placedAt: v.optional(Instant),
    total: v.optional(Minor),
    /** What is left to pay at a provider or in the store; absent: all of it. */
    due: v.optional(Minor),
    currency: v.optional(Currency),
    status: v.optional(OrderStatus),
    paymentStatus: v.optional(PaymentStatus),
  }),
  idempotent: true,
} as const satisfies Endpoint
export type PlacedOrder = v.InferOutput<typeof placeOrder.response>
