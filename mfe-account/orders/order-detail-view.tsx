import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { formatBy, formatTime } from 'shared-contracts/language/time.ts'
import type { Filling } from 'shared-contracts/remote/fill-point.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { OrderNews } from 'shared-contracts/ui/order-news/order-news.tsx'
import { useOpened } from '../account-frame/use-opened.ts'
import { ORDER_TEXTS } from '../messages/orders.ts'
import { isPayable } from './is-open.ts'
import type { LoadedOrder } from './load-order.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderBadges } from './order-badges.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayment } from './order-payment.tsx'
import { orderTitle } from './order-title.ts'
import { NO_ZONE } from './order-words.ts'
import { followable, PayNotice } from './pay-notice.tsx'
import { useFreshOrder } from './use-fresh-order.ts'

/** The list of orders, whose page this is too, does without its code. */
const OrderSide = codeLater(
  async () => (await import(/* webpackChunkName: "order-side" */ './order-side.tsx')).OrderSide,
)

/** Orders are kept for years: one that is bought again may be an old one. */
const WITH_YEAR = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const

interface Props {
  order: LoadedOrder
  /** What others put beside what can be done with it. */
  actions: readonly Filling[]
}

/** @param loaded as the page loaded it; what the shopper does with it since is shown in its place */
export function OrderDetailView({ order: loaded, actions }: Props) {
  const t = ORDER_TEXTS.useTexts()
  const { state } = useApp()
  const language = useStore(state.$language)
  const [change, setChange] = useState<{ of: LoadedOrder; order: OrderDetail } | null>(null)
  const order = change?.of === loaded ? change.order : loaded
  const changed = (after: OrderDetail) => setChange({ of: loaded, order: after })
  const loggedIn = useStore(state.$loggedIn)
  const [opened, open, close] = useOpened()
  useFreshOrder(order, opened !== null, changed)
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
        <h1 className="display account-order-title">{orderTitle(order, t, language)}</h1>
        <p className="muted account-order-id">
          {t('account.order.title', { id: order.orderID })}
          {' · '}
          <span className="account-whole">
            {t('account.order.placed', { date: formatBy(WITH_YEAR, order.placedAt, zone, language) })}
          </span>
        </p>
        <OrderBadges order={order} />
        {order.confirmBy && (
          <Notice kind="warning">
            {t('account.order.confirmBy', { address: order.contact.email, time: when(order.confirmBy) })}
          </Notice>
        )}
        {isPayable(order) && (
          <PayNotice
            orderID={order.orderID}
            expiresAt={order.expiresAt}
            reopenUrl={followable(loaded.returned?.reopenUrl)}
            when={when}
            onDrop={order.canCancel ? () => open('cancel') : undefined}
          />
        )}
        <OrderActions
          order={order}
          actions={actions}
          changed={changed}
          opened={opened}
          open={open}
          close={close}
        />
      </header>
      <div className="account-detail-main">
        <OrderLines order={order} />
        <OrderPayment order={order} when={when} />
      </div>
      <div className="account-detail-side">
        {/* What has changed is drawn anew: what the server drew cannot be taken over any more. */}
        <HydrateLater key={order === loaded ? 0 : 1} when="visible" className="account-detail-side">
          <OrderSide order={order} zone={zone} when={when} />
        </HydrateLater>
        {order.status === 'NEW' && (
          <div className="account-unprinted">
            <OrderNews orderID={order.orderID} />
          </div>
        )}
      </div>
    </div>
  )
}
