import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { OrderDetailView } from '../orders/order-detail-view.tsx'
import { OrderListView } from '../orders/order-list-view.tsx'
import type { OrdersData } from './orders.ts'

export { loader, meta, shouldRevalidate } from './orders.ts'

export function Component() {
  const data = useLoaderData() as OrdersData
  return data.kind === 'detail' ? <OrderDetailView order={data.order} /> : <OrderListView first={data} />
}
