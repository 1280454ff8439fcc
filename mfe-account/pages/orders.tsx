import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { OrderDetailView } from '../orders/order-detail-view.tsx'
import { OrderListView } from '../orders/order-list-view.tsx'
import type { OrdersData } from './orders.ts'

export { privateMeta as meta } from './entry.ts'
export { loader, shouldRevalidate } from './orders.ts'

export function Component() {
  const data = useLoaderData() as OrdersData
  return data.kind === 'detail' ? <OrderDetailView order={data.order} /> : <OrderListView first={data} />
}
