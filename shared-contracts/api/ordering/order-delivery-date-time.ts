import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Instant } from '../entities/basics.ts'
import { OrderDraft } from '../entities/order.ts'
import { campaignQuery } from './campaign-query.ts'

export const orderDeliveryDateTime = {
  call: 'POST shoppingManagement4/orderDeliveryDateTime',
  summary: 'Chooses the time of delivery by its start; `slot-gone` when it is full or over.',
  query: v.strictObject(campaignQuery),
  body: v.strictObject({ start: Instant }),
  response: OrderDraft,
  idempotent: true,
} as const satisfies Endpoint
