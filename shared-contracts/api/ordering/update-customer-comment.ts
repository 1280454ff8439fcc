import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { OrderDraft } from '../entities/order.ts'
import { Comment } from '../fields.ts'
import { campaignQuery } from './campaign-query.ts'

export const updateCustomerComment = {
  call: 'POST shoppingManagement4/updateCustomerComment',
  summary: 'What the shopper wants the store to know about the order; empty takes it back.',
  query: v.strictObject(campaignQuery),
  body: v.strictObject({ comment: v.union([v.literal(''), Comment]) }),
  response: OrderDraft,
  idempotent: true,
} as const satisfies Endpoint
