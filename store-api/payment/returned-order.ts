import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ReturnedOrder } from 'shared-contracts/api/entities/order.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import { isReceived } from '../order-parts/is-received.ts'
import { isUnpaid } from '../order-parts/unpaid.ts'
import { confirmBy } from '../ordering/confirm-by.ts'
import { namedIn } from '../ordering/locations.ts'
import { masked } from '../ordering/masked-contact.ts'
import type { Order } from '../ordering/own-order.ts'
import { pickupCodeOf } from '../ordering/pickup-code.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'

/**
 * An order as the page that a payment comes back to shows it.
 * @param own it is the visitor's by session or account; a return token alone opens neither mail address in full nor address
 */
export async function returnedOrder(
  shop: Shop,
  { language }: Visitor,
  order: Order,
  own: boolean,
): Promise<ReturnedOrder> {
  const waits = isUnpaid(order)
  const [open] = waits
    ? await shop.db
        .select({ createdAt: attempts.createdAt, redirectUrl: attempts.redirectUrl })
        .from(attempts)
        .where(and(eq(attempts.orderId, order.id), eq(attempts.state, 'open')))
        .orderBy(desc(attempts.seq))
        .limit(1)
    : []
  const { slotStart, slotEnd } = order
  return {
    amount: order.due,
    currency: order.currency,
    startedAt: open?.createdAt.toISOString() ?? null,
    expiresAt: waits ? order.expiresAt.toISOString() : null,
    confirmBy: confirmBy(order),
    // A page of the app around the shop has no address that a browser could follow.
    reopenUrl: open?.redirectUrl?.startsWith('http') ? open.redirectUrl : null,
    method: order.method,
    location: isReceived(order) ? namedIn(order.location, language) : null,
    slot: slotStart && slotEnd ? { start: slotStart.toISOString(), end: slotEnd.toISOString() } : null,
    pickupDate: order.pickupDate,
    tableNumber: order.tableNumber,
    address: own ? order.address : null,
    pickupCode: pickupCodeOf(order),
    receiptTo: masked(order.contact.email),
    emailID: own ? order.contact.email : null,
    ...((await isSentBack(shop, order)) && { goesBack: true }),
    ...(order.fissionCampaignId && { fissionCampaignId: order.fissionCampaignId }),
  }
}

async function isSentBack({ db }: Shop, { id, status }: Order): Promise<boolean> {
  if (status !== 'CANCELLED') return false
  const sent = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.orderId, id), inArray(attempts.state, ['refund-due', 'refunded'])))
    .limit(1)
  return sent.length > 0
}
