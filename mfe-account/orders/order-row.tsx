import { useStore } from '@nanostores/react'
import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { en } from '../messages/en.ts'
import { isOpen } from './is-open.ts'
import { OpenActions } from './open-actions.tsx'
import { OrderBadges } from './order-badges.tsx'
import { orderTitle } from './order-title.ts'
import { NO_ZONE } from './order-words.ts'

export function OrderRow({ order }: { order: OrderSummary }) {
  const t = useT<typeof en>()
  const language = useStore(useApp().state.$language)
  const { orderID, placedAt, itemCount, total, currency, image, timeZone, names } = order
  return (
    <li className="account-order-entry">
      <Link className="card account-order" to={href('/user/orders', undefined, { id: orderID })}>
        <span className="account-picture">{image && <Picture image={image} sizes="72px" />}</span>
        <span className="account-order-text">
          <span className="account-order-head">
            <strong className="account-order-title">{orderTitle(order, t, language)}</strong>
            <strong>
              <Price amount={total} currency={currency} charged />
            </strong>
          </span>
          {names && <span className="account-order-names">{names.join(t('account.listComma'))}</span>}
          <span className="muted account-order-id">
            <time dateTime={placedAt}>{formatTime(placedAt, 'date', timeZone ?? NO_ZONE, language)}</time>
            {' · '}
            {t('account.orders.items', { count: itemCount })}
            {' · '}
            {orderID}
          </span>
          <OrderBadges order={order} />
        </span>
      </Link>
      {isOpen(order) && <OpenActions orderID={orderID} />}
    </li>
  )
}
