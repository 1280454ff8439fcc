import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Means } from 'shared-contracts/api/payment/means.ts'
import type { Database } from '../database/database.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import type { Order } from './own-order.ts'

/** What attempts call it → what a shopper calls it. */
const MEANS: Readonly<Record<string, Means>> = {
  WECHATPAY: 'wechatpay',
  // WeChat's own name of paying inside its mini programs.
  JSAPI: 'wechatpay',
  ALIPAY: 'alipay',
  UNIONPAY: 'unionpay',
  PAYPAL: 'paypal',
}

/** @param method as an attempt calls it @returns null for one that shoppers have no word for */
export const meansOf = (method: string): Means | null => MEANS[method] ?? null

/** @returns what is due was paid with this, or will be in the store; null until then, and where nothing was to pay */
export async function paymentMethodOf(
  db: Database,
  { id, due, storeCredit, paymentStatus }: Order,
): Promise<Means | null> {
  if (paymentStatus === 'PAY_AT_STORE') return 'pay-at-store'
  if (paymentStatus !== 'PAID_ONLINE') return null
  if (due === 0) return storeCredit > 0 ? 'store-credit' : null
  // A part of it may have gone back since.
  const stands = or(eq(attempts.state, 'paid'), isNotNull(attempts.refundAmount))
  const [paid] = await db
    .select({ method: attempts.method })
    .from(attempts)
    // Of a cancelled order all goes back; a second payment of one that stands does too, and is not what it was paid with.
    .where(and(eq(attempts.orderId, id), or(stands, inArray(attempts.state, ['refund-due', 'refunded']))))
    .orderBy(desc(sql`${stands}`), asc(attempts.seq))
    .limit(1)
  return paid ? meansOf(paid.method) : null
}
