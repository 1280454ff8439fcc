import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PaymentCheck } from 'shared-contracts/api/entities/order.ts'
import { isMoneyIn } from 'shared-contracts/api/order-outcome.ts'
import { orders } from '../database/schema/ordering.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import { Refusal } from '../http/refusal.ts'
import { readBought } from '../ordering/bought.ts'
import { openByLink } from '../ordering/order-link/open-by-link.ts'
import { findReturnedOrder, type Order } from '../ordering/own-order.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { askProvider } from './ask-provider.ts'
import { mayAsk } from './may-ask.ts'
import { type ProviderName, spellingsOf } from './provider.ts'
import { returnedOrder } from './returned-order.ts'

/** Attempts asked about in one call, newest first. */
const MAX_ATTEMPTS = 3

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
  const { order, own } = await findReturnedOrder(shop, visitor.session, orderID, returnUrlInfo)
  const scan = await askAbout(shop, order, provider)
  const [now] = await shop.db.select().from(orders).where(eq(orders.id, orderID))
  if (!now) throw new Refusal('not-found')
  const returned = await returnedOrder(shop, visitor, now, own)
  const bought = own && now.status === 'NEW' ? await readBought(shop.db, now, visitor.language) : undefined
  return { ...toCheck(now), qrCodeScan: scan, order: { ...returned, ...(bought && { bought }) } }
}

/**
 * An order as it is opened by its page, or by the page that a payment came back to: PayPal, which comes back to us and has no
 * check call of its own, is then asked first. A mailed link opens it as well.
 */
export async function openReturned(
  shop: Shop,
  visitor: Visitor,
  orderID: string,
  returnUrlInfo: string | undefined,
): Promise<{ order: Order; own: boolean }> {
  const byLink = await openByLink(shop, visitor, orderID, returnUrlInfo ?? '')
  const found = byLink
    ? { order: byLink, own: true }
    : await findReturnedOrder(shop, visitor.session, orderID, returnUrlInfo ?? '')
  if (returnUrlInfo === undefined) return found
  await askAbout(shop, found.order, 'paypal')
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderID))
  return { ...found, order: order ?? found.order }
}

/**
 * Asks about the attempts of an order at one provider that are not settled.
 * @returns whether the newest of them is paid by scanning a code
 */
async function askAbout(shop: Shop, order: Order, provider: ProviderName): Promise<boolean> {
  const newest = await shop.db
    .select()
    .from(attempts)
    .where(and(eq(attempts.orderId, order.id), inArray(attempts.provider, [...spellingsOf(provider)])))
    .orderBy(desc(attempts.seq))
    .limit(MAX_ATTEMPTS)
  const unsettled = newest.filter(({ state }) => state === 'open' || state === 'failed')
  // Together, so that a slow provider keeps the page waiting once.
  if (!isMoneyIn(order.paymentStatus))
    await Promise.all(unsettled.filter(a => mayAsk(shop, a.id)).map(a => askProvider(shop, a)))
  return newest[0]?.scan ?? false
}

function toCheck({
  id,
  status,
  paymentStatus,
}: Order): Pick<PaymentCheck, 'orderID' | 'status' | 'paymentStatus'> {
  if (paymentStatus === 'PAID_ONLINE') return { orderID: id, status: 'NEW', paymentStatus }
  // Accepted to be paid in the store: nothing online is open and nothing failed.
  if (paymentStatus === 'PAY_AT_STORE') return { orderID: id, status: 'NEW', paymentStatus: 'NOT_PAID' }
  if (status === 'INTERIM') return { orderID: id, status, paymentStatus: 'NOT_PAID' }
  return { orderID: id, status: 'FAILED', paymentStatus: 'FAILED' }
}
