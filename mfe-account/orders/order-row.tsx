import { useStore } from '@nanostores/react'
import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { en } from '../messages/en.ts'
import { OrderBadges } from './order-badges.tsx'
import { NO_ZONE } from './order-words.ts'

export function OrderRow({ order }: { order: OrderSummary }) {
  const t = useT<typeof en>()
  const language = useStore(useApp().state.$language)
  const { orderID, placedAt, itemCount, total, currency, image, timeZone } = order
  return (
    <li>
      <Link className="card account-order" to={href('/user/orders', undefined, { id: orderID })}>
        <span className="account-picture">{image && <Picture image={image} sizes="72px" />}</span>
        <span className="account-order-text">
          <span className="account-order-head">
            <strong className="account-order-id">{orderID}</strong>
            <strong>
              <Price amount={total} currency={currency} charged />
            </strong>
          </span>
          <span className="muted">
            <time dateTime={placedAt}>{formatTime(placedAt, 'date', timeZone ?? NO_ZONE, language)}</time>
            {' · '}
            {t('account.orders.items', { count: itemCount })}
          </span>
          <OrderBadges order={order} />
        </span>
      </Link>
    </li>
  )
}
