import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'

/** Orders asked for in one request (ACC-3). */
export const PAGE_SIZE = 10

export interface Orders {
  /** Newest first. */
  orders: readonly OrderSummary[]
  /** Position of the first of them, from 0. */
  start: number
  /** How many the account has in all. */
  total: number
}

/** One page of the account's orders, and how many there are. @param page from 1 @throws ApiError, NetworkError */
export async function loadOrders(api: ApiClient, page: number, signal: AbortSignal): Promise<Orders> {
  const start = (page - 1) * PAGE_SIZE
  const [{ count }, orders] = await Promise.all([
    api('GET admin/orderManagement/orders/count', { signal }),
    loadPart(api, start, PAGE_SIZE, signal),
  ])
  return { orders, start, total: count }
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
