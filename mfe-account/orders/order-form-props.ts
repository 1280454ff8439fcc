import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'

/** Forms about an order; also the fragment of the order's address that opens one. */
export type OrderForm = 'cancel' | 'comment' | 'problem'

/** What every form about an order is given. */
export interface OrderFormProps {
  order: OrderDetail
  close(): void
  changed(order: OrderDetail): void
}
