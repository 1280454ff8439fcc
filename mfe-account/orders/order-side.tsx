import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
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
  return (
    <>
      <OrderPlace order={order} zone={zone} />
      <OrderTimeline order={order} when={when} />
    </>
  )
}
