import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { OrderDraft } from '../entities/order.ts'
import { campaignQuery } from './campaign-query.ts'

export const orderPickupDate = {
  call: 'POST shoppingManagement4/orderPickupDate',
  summary: 'Chooses a day to pick up on, at any time of it; `slot-gone` when it is full or over.',
  query: v.strictObject(campaignQuery),
  body: v.strictObject({ date: v.pipe(v.string(), v.isoDate()) }),
  response: OrderDraft,
  idempotent: true,
} as const satisfies Endpoint
