import { and, eq, type SQL, sql } from 'drizzle-orm'
import { orders } from '../database/schema/ordering.ts'

/** Orders that hold what they need and wait for their payment; an accepted order that is paid in the store does not wait. */
export const unpaid: SQL = sql`${orders.holdsStock} and ${orders.paymentStatus} in ('NOT_PAID', 'FAILED')`

/** Such orders of a cart: the next order from it takes their place. */
export const unpaidOf = (cartId: string | SQL): SQL | undefined => and(eq(orders.cartId, cartId), unpaid)

/** The same of an order that was read. */
export const isUnpaid = ({
  holdsStock,
  paymentStatus,
}: Pick<typeof orders.$inferSelect, 'holdsStock' | 'paymentStatus'>) =>
  holdsStock && (paymentStatus === 'NOT_PAID' || paymentStatus === 'FAILED')
