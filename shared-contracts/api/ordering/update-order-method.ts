import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Method, OrderDraft } from '../entities/order.ts'
import { line } from '../fields.ts'
import { LIMITS } from '../limits.ts'
import { campaignQuery } from './campaign-query.ts'

export const updateOrderMethod = {
  call: 'POST shoppingManagement4/updateOrderMethod',
  summary: 'Chooses how and where the order is handed over; drops a slot that does not fit any more.',
  query: v.strictObject(campaignQuery),
  body: v.strictObject({ methodName: Method, localStoreName: line(LIMITS.storeName) }),
  response: OrderDraft,
  idempotent: true,
} as const satisfies Endpoint
