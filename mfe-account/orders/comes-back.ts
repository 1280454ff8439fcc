import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'

/** Part of an order's total that is paid at a provider or in the store, minor units. */
export const dueOf = ({ due, total, storeCredit = 0 }: Pick<OrderDetail, 'due' | 'total' | 'storeCredit'>) =>
  due ?? total - storeCredit

/** What a cancellation gives back: `money` to what was paid with, `credit` to the account; minor units. */
export const comesBack = (
  order: Pick<OrderDetail, 'due' | 'total' | 'storeCredit' | 'paymentStatus'>,
): { money: number; credit: number } => ({
  money: order.paymentStatus === 'PAID_ONLINE' ? dueOf(order) : 0,
  credit: order.storeCredit ?? 0,
})
