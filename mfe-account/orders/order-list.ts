import { atom, type ReadableAtom } from 'nanostores'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'

/** Orders asked for in one request (ACC-3). */
export const PART = 10

export interface Orders {
  orders: OrderSummary[]
  /** How many the account has in all. */
  count: number
}

export interface OrderList extends Orders {
  status: 'idle' | 'loading' | 'failed'
}

/** Loads the first parts of the list and the count. @throws ApiError, NetworkError */
export async function loadOrders(api: ApiClient, parts: number, signal: AbortSignal): Promise<Orders> {
  const starts = Array.from({ length: parts }, (_, i) => i * PART)
  const [{ count }, ...lists] = await Promise.all([
    api('GET admin/orderManagement/orders/count', { signal }),
    ...starts.map(start => loadPart(api, start, signal)),
  ])
  return { orders: join([], lists.flat()), count }
}

async function loadPart(api: ApiClient, start: number, signal?: AbortSignal): Promise<OrderSummary[]> {
  const query = { infiniteLoad: 'true', numberToLoad: String(PART), startingPosition: String(start) } as const
  const { orders } = await api(
    'GET admin/orderManagement/orders/list',
    signal ? { query, signal } : { query },
  )
  return orders
}

/** An order made meanwhile moves the others down: what is shown already is not shown twice. */
function join(shown: OrderSummary[], more: OrderSummary[]): OrderSummary[] {
  return [...new Map([...shown, ...more].map(order => [order.orderID, order])).values()]
}

/** A list that grows by one part at a time. `more` resolves to the number of parts shown. */
export function createOrderList(
  api: ApiClient,
  first: Orders,
): { $list: ReadableAtom<OrderList>; more(): Promise<number> } {
  const $list = atom<OrderList>({ ...first, status: 'idle' })
  // By what was received, not by what is shown: a part of nothing but known orders must not be asked for forever.
  let position = first.orders.length
  return {
    $list,
    async more() {
      const { orders, count, status } = $list.get()
      if (status !== 'loading') {
        $list.set({ orders, count, status: 'loading' })
        try {
          const part = await loadPart(api, position)
          position += part.length
          const all = join(orders, part)
          // Fewer exist than were counted: nothing more is promised.
          $list.set({ orders: all, count: part.length === 0 ? all.length : count, status: 'idle' })
        } catch {
          $list.set({ orders, count, status: 'failed' })
        }
      }
      return Math.max(Math.ceil($list.get().orders.length / PART), 1)
    },
  }
}
