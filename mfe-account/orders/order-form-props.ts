import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'

/** What every form about an order is given. */
export interface OrderFormProps {
  order: OrderDetail
  close(): void
  changed(order: OrderDetail): void
}
