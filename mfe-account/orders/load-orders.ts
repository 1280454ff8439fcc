import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { doWithout } from 'shared-contracts/api/failure.ts'

/** Orders asked for in one request (ACC-3). */
export const PAGE_SIZE = 10

export interface Orders {
  /** Newest first. */
  orders: readonly OrderSummary[]
  /** Position of the first of them, from 0. */
  start: number
  /** How many the account has in all; null where that is not known. */
  total: number | null
}

/** One page of the account's orders, and how many there are. @param page from 1 @throws ApiError, NetworkError */
export async function loadOrders(api: ApiClient, page: number, signal: AbortSignal): Promise<Orders> {
  const start = (page - 1) * PAGE_SIZE
  const [counted, orders] = await Promise.all([
    api('GET admin/orderManagement/orders/count', { signal }).catch(doWithout),
    loadPart(api, start, PAGE_SIZE, signal),
  ])
  const known = start + orders.length
  return { orders, start, total: counted?.count ?? (orders.length < PAGE_SIZE ? known : null) }
}

/** @throws ApiError, NetworkError */
export async function loadPart(
  api: ApiClient,
  start: number,
  count: number,
  signal: AbortSignal,
): Promise<OrderSummary[]> {
  const query = {
    infiniteLoad: 'true',
    numberToLoad: String(count),
    startingPosition: String(start),
  } as const
  const { orders } = await api('GET admin/orderManagement/orders/list', { query, signal })
  return orders
}
