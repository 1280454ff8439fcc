import * as v from 'valibot'
import { paging } from '../catalog/list-filter.ts'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
import { OrderDetail, OrderSummary } from '../entities/order.ts'

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
  summary: 'One order of this account, or made in this session.',
  params: v.strictObject({ id: Id }),
  response: OrderDetail,
} as const satisfies Endpoint
