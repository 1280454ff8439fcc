import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Instant } from '../entities/basics.ts'
import { OrderDraft } from '../entities/order.ts'
import { campaignQuery } from './campaign-query.ts'

export const orderPickupDateTime = {
  call: 'POST shoppingManagement4/orderPickupDateTime',
  summary: 'Chooses the pickup slot by its start; `slot-gone` when it is full or over.',
  query: v.strictObject(campaignQuery),
  body: v.strictObject({ start: Instant }),
  response: OrderDraft,
  idempotent: true,
} as const satisfies Endpoint
