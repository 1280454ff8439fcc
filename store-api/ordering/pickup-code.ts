import type { Order } from './own-order.ts'

/**
 * What is said at the counter, once the order is paid or accepted; null for what is brought to a door or a table. Orders from before
 * have one whatever their way.
 */
export const pickupCodeOf = ({
  method,
  status,
  pickupCode,
}: Pick<Order, 'method' | 'status' | 'pickupCode'>): string | null =>
  method === 'pickup' && status === 'NEW' ? pickupCode : null
