import { useStore } from '@nanostores/react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { en } from '../messages/en.ts'
import { OrderBadges } from './order-badges.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPlace } from './order-place.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { NO_ZONE } from './order-words.ts'

export function OrderDetailView({ order }: { order: OrderDetail }) {
  const t = useT<typeof en>()
  const { state } = useApp()
  const language = useStore(state.$language)
  const loggedIn = useStore(state.$loggedIn)
  const zone = order.location?.timeZone ?? order.timeZone ?? NO_ZONE
  const when = (instant: string) => formatTime(instant, 'dateTime', zone, language)
  return (
    <div className="page account-detail">
      <header className="stack account-detail-head">
        {loggedIn && (
          <Link className="account-back" to={href('/user/orders')}>
            ‹ {t('account.order.back')}
          </Link>
        )}
        <h1 className="display account-order-id">{t('account.order.title', { id: order.orderID })}</h1>
        <p className="muted">{t('account.order.placed', { date: when(order.placedAt) })}</p>
        <OrderBadges order={order} />
        {order.confirmBy && (
          <Notice kind="warning">
            {t('account.order.confirmBy', { address: order.contact.email, time: when(order.confirmBy) })}
          </Notice>
        )}
      </header>
      <div className="account-detail-main">
        <OrderLines order={order} />
      </div>
      <div className="account-detail-side">
        <OrderPlace order={order} zone={zone} />
        <HydrateLater when="visible">
          <OrderTimeline order={order} when={when} />
        </HydrateLater>
      </div>
    </div>
  )
}
