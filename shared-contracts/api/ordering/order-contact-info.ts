import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { ContactInfo, Method, OrderDraft } from '../entities/order.ts'
import { line } from '../fields.ts'
import { LIMITS } from '../limits.ts'
import { campaignQuery } from './campaign-query.ts'

export const orderContactInfo = {
  call: 'POST shoppingManagement4/orderContactInfo',
  summary: 'Who the order is for.',
  query: v.strictObject({
    localStoreName: line(LIMITS.storeName),
    methodName: Method,
    /** Eat-in: the table's name, as it stands on it. */
    tableNumber: v.optional(line(LIMITS.tableNumber)),
    ...campaignQuery,
  }),
  body: ContactInfo,
  response: OrderDraft,
  idempotent: true,
} as const satisfies Endpoint
