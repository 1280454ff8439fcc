import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PaymentCheck } from 'shared-contracts/api/entities/order.ts'
import { orders } from '../database/schema/ordering.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import { Refusal } from '../http/refusal.ts'
import { findOwnOrder, type Order } from '../ordering/own-order.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { askProvider } from './ask-provider.ts'
import type { ProviderName } from './providers.ts'

/** Attempts asked about in one call, newest first. */
const ASKED = 3

/**
 * What became of an order's payment. The provider is asked; the return address only says who may know (RET-13).
 * A provider that does not answer leaves the order as it is known: not being told is not a failure.
 */
export async function checkPayment(
  shop: Shop,
  visitor: Visitor,
  provider: ProviderName,
  { orderID, returnUrlInfo }: { orderID: string; returnUrlInfo: string },
): Promise<PaymentCheck> {
  const order = await findOwnOrder(shop, visitor.session, orderID, returnUrlInfo)
  if (order.paymentStatus === 'PAID_ONLINE') return toCheck(order)
  const unsettled = await shop.db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.orderId, orderID),
        eq(attempts.provider, provider),
        inArray(attempts.state, ['open', 'failed']),
      ),
    )
    .orderBy(desc(attempts.createdAt))
    .limit(ASKED)
  for (const attempt of unsettled) await askProvider(shop, attempt)
  const [now] = await shop.db.select().from(orders).where(eq(orders.id, orderID))
  if (!now) throw new Refusal('not-found')
  return toCheck(now)
}

const toCheck = ({ id, status, paymentStatus }: Order): PaymentCheck => ({
  orderID: id,
  qrCodeScan: false,
  ...(paymentStatus === 'PAID_ONLINE'
    ? { status: 'NEW', paymentStatus }
    : status === 'INTERIM'
      ? { status, paymentStatus: 'NOT_PAID' }
      : { status: 'FAILED', paymentStatus: 'FAILED' }),
})
