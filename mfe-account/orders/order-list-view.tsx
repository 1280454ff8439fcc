import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { GrowingList } from 'shared-contracts/ui/growing-list/growing-list.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { en } from '../messages/en.ts'
import { loadPart, type Orders, PAGE_SIZE } from './load-orders.ts'
import { OrderRow } from './order-row.tsx'

const keyOf = ({ orderID }: OrderSummary) => orderID
const pageHref = (page: number) =>
  href('/user/orders', undefined, { page: page > 1 ? String(page) : undefined })

export function OrderListView({ orders, start, total }: Orders) {
  const t = useT<typeof en>()
  const { api } = useApp()
  const { key } = useLocation()
  if (total === 0 && orders.length === 0) return <NoOrders />
  return (
    <div className="page-narrow account-orders">
      <h1 className="display">{t('account.orders.title')}</h1>
      <GrowingList
        key={key}
        rows={orders}
        start={start}
        total={total}
        pageSize={PAGE_SIZE}
        translated
        keyOf={keyOf}
        load={(from, count, signal) => loadPart(api, from, count, signal)}
        pageHref={pageHref}
        failed={t('account.orders.failed')}
      >
        {rows => (
          <ul className="list-plain stack">
            {rows.map(order => (
              <OrderRow key={order.orderID} order={order} />
            ))}
          </ul>
        )}
      </GrowingList>
    </div>
  )
}

function NoOrders() {
  const t = useT<typeof en>()
  return (
    <div className="page-narrow empty">
      <h1>{t('account.orders.empty')}</h1>
      <p className="muted">{t('account.orders.emptyText')}</p>
      <Link className="button button-primary" to={href('/store')}>
        {t('account.orders.shop')}
      </Link>
    </div>
  )
}
