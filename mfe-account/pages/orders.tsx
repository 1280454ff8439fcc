import { useData } from 'shared-contracts/remote/page.ts'
import { offered } from '../account-frame/offered.tsx'
import { MailedLink } from '../find-order/mailed-link.tsx'
import { MissingOrder } from '../orders/missing-order.tsx'
import { OrderDetailView } from '../orders/order-detail-view.tsx'
import { OrderListView } from '../orders/order-list-view.tsx'
import type { loader } from './orders.ts'

export { loader, meta } from './orders.ts'

export const Component = offered(function Orders() {
  const data = useData<typeof loader>()
  if (data.kind === 'list') return <OrderListView {...data} />
  if (data.kind === 'missing') return <MissingOrder title={data.title} />
  return (
    <>
      <MailedLink orderID={data.order.orderID} />
      <OrderDetailView order={data.order} actions={data.actions} />
    </>
  )
})
