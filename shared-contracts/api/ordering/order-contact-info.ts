import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { line } from '../entities/basics.ts'
import { ContactInfo, Method, OrderDraft } from '../entities/order.ts'

export const orderContactInfo = {
  call: 'POST shoppingManagement4/orderContactInfo',
  summary: 'Who the order is for.',
  query: v.strictObject({ localStoreName: line(120), methodName: Method, tableNumber: v.optional(line(20)) }),
  body: ContactInfo,
  response: OrderDraft,
  idempotent: true,
} as const satisfies Endpoint
