import * as v from 'valibot'
import { paging } from '../catalog/list-filter.ts'
import type { Endpoint } from '../endpoint.ts'
import { Id, IntentId } from '../entities/basics.ts'
import { OrderDetail, OrderSummary, ReturnedOrder } from '../entities/order.ts'
import { Comment } from '../fields.ts'
import { ReturnUrlInfo } from '../payment/check-payment-status.ts'

export const listOrders = {
  call: 'GET admin/orderManagement/orders/list',
  summary: 'Own orders, newest first.',
  query: v.strictObject(paging),
  response: v.object({ orders: v.array(OrderSummary) }),
} as const satisfies Endpoint

export const countOrders = {
  call: 'GET admin/orderManagement/orders/count',
  summary: 'How many orders the account has.',
  response: v.object({ count: v.number() }),
} as const satisfies Endpoint

export const getOrder = {
  call: 'GET admin/orderManagement/order/{id}',
  summary:
    'One order of this account, or made in this session; with the query of the page that a payment came back to, or that a mail led to, also the one its token is for.',
  params: v.strictObject({ id: Id }),
  query: v.strictObject({ returnUrlInfo: v.optional(ReturnUrlInfo) }),
  response: v.object({
    ...OrderDetail.entries,
    /** Masked where a return token alone opened it; address, comment and notes are then left out. */
    contact: v.object({ firstName: v.string(), lastName: v.string(), email: v.string(), phone: v.string() }),
    /** Asked for by `returnUrlInfo`. */
    returned: v.optional(ReturnedOrder),
  }),
} as const satisfies Endpoint

export const customerOrders = {
  call: 'GET admin/orderManagement/customer/{id}/orders',
  summary: 'Orders of a customer, newest first; `{id}` is the own account.',
  params: v.strictObject({ id: Id }),
  query: v.strictObject(paging),
  response: v.object({ orders: v.array(OrderSummary) }),
} as const satisfies Endpoint

export const cancelOrder = {
  call: 'PUT admin/orderManagement/cancelOrder/{id}',
  summary:
    'Cancels an own order until its slot closes: gives back what it holds and what was paid. `cancel-late` afterwards; cancelling again changes nothing.',
  params: v.strictObject({ id: Id }),
  body: v.strictObject({ reason: v.optional(Comment) }),
  response: OrderDetail,
  idempotent: true,
} as const satisfies Endpoint

export const addComment = {
  call: 'PUT admin/orderManagement/addComment/{id}',
  summary: 'Adds a comment of the shopper to an own order; one intent adds one. `too-many` beyond 20.',
  params: v.strictObject({ id: Id }),
  body: v.strictObject({ comment: Comment, intentID: IntentId }),
  response: OrderDetail,
  idempotent: true,
} as const satisfies Endpoint
