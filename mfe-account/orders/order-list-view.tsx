import { useStore } from '@nanostores/react'
import { type MouseEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { en } from '../messages/en.ts'
import { createOrderList, type Orders, PART } from './order-list.ts'
import { OrderRow } from './order-row.tsx'

const listAddress = (page: number) =>
  href('/user/orders', undefined, { page: page > 1 ? String(page) : undefined })

export function OrderListView({ first }: { first: Orders }) {
  const t = useT<typeof en>()
  const { api } = useApp()
  const navigate = useNavigate()
  const { $list, more } = useMemo(() => createOrderList(api, first), [api, first])
  const { orders, count, status } = useStore($list)
  const left = orders.length < count

  // The address keeps how much is shown, so that Back finds the same list (RTE-5).
  const grow = useCallback(async () => {
    const page = await more()
    if (
      `${location.pathname}${location.search}` !== listAddress(page) &&
      location.pathname === href('/user/orders')
    )
      await navigate(listAddress(page), { replace: true, preventScrollReset: true })
  }, [more, navigate])

  if (count === 0 && orders.length === 0) return <NoOrders />
  return (
    <div className="page-narrow account-orders">
      <header className="row account-orders-head">
        <h1 className="display">{t('account.orders.title')}</h1>
        <p className="muted" role="status">
          {t('account.orders.shown', { shown: orders.length, count })}
        </p>
      </header>
      <ul className="list-plain stack">
        {orders.map(order => (
          <OrderRow key={order.orderID} order={order} />
        ))}
      </ul>
      {status === 'failed' && (
        <p className="notice notice-error" role="alert">
          {t('account.orders.failed')}
        </p>
      )}
      {left && (
        <More
          page={Math.ceil(orders.length / PART) + 1}
          busy={status === 'loading'}
          onNear={status === 'idle' ? grow : null}
          onMore={grow}
        />
      )}
    </div>
  )
}

interface MoreProps {
  page: number
  busy: boolean
  /** Called when the end of the list comes near; null while it should not load of itself. */
  onNear: (() => void) | null
  onMore(): void
}

function More({ page, busy, onNear, onMore }: MoreProps) {
  const t = useT<typeof en>()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current || !onNear || typeof IntersectionObserver === 'undefined') return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear())
    seen.observe(end.current)
    return () => seen.disconnect()
  }, [onNear])
  function onClick(event: MouseEvent): void {
    event.preventDefault()
    onMore()
  }
  return (
    <div ref={end} className="account-more">
      <Link className="button" to={listAddress(page)} onClick={onClick} aria-busy={busy} aria-disabled={busy}>
        {t(busy ? 'account.orders.loading' : 'account.orders.more')}
      </Link>
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
