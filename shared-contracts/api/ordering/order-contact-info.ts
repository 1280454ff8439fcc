import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { line } from '../entities/basics.ts'
import { ContactInfo, Method, OrderDraft } from '../entities/order.ts'
import { campaignQuery } from './campaign-query.ts'

export const orderContactInfo = {
  call: 'POST shoppingManagement4/orderContactInfo',
  summary: 'Who the order is for.',
  query: v.strictObject({
    localStoreName: line(120),
    methodName: Method,
    /** Eat-in: the table's name, as it stands on it. */
    tableNumber: v.optional(line(20)),
    ...campaignQuery,
  }),
  body: ContactInfo,
  response: OrderDraft,
  idempotent: true,
} as const satisfies Endpoint
