import { useData } from 'shared-contracts/remote/page.ts'
import { OrderDetailView } from '../orders/order-detail-view.tsx'
import { OrderListView } from '../orders/order-list-view.tsx'
import type { loader } from './orders.ts'

export { loader, meta } from './orders.ts'

export function Component() {
  const data = useData<typeof loader>()
  return data.kind === 'detail' ? <OrderDetailView order={data.order} /> : <OrderListView {...data} />
}
