import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { ORDER_TEXTS } from '../messages/orders.ts'
import { OrderPlace } from './order-place.tsx'
import { OrderTimeline } from './order-timeline.tsx'

interface Props {
  order: OrderDetail
  zone: string
  /** Writes an instant in the order's zone. */
  when(instant: string): string
}

/** What is read about an order, and seldom pressed. */
export function OrderSide({ order, zone, when }: Props) {
  const t = ORDER_TEXTS.useTexts()
  return (
    <>
      <OrderPlace order={order} zone={zone} />
      {order.fissionCampaignId && (
        <section className="card stack account-unprinted">
          <h2>{t('account.order.group')}</h2>
          <Link to={href('/store/groupCampaign/:id', { id: order.fissionCampaignId })}>
            {t('account.order.group.see')}
          </Link>
        </section>
      )}
      <OrderTimeline order={order} when={when} />
    </>
  )
}
