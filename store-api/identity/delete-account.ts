import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { queueSecurityMail } from '../account/security-mail.ts'
import { type Database, transaction } from '../database/database.ts'
import { contactMessages } from '../database/schema/message.ts'
import { orderEvents, orderOpenings, orders } from '../database/schema/ordering.ts'
import { paymentAttempts, paymentReports } from '../database/schema/payment.ts'
import { accounts } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import { forgetRestock } from '../mail/forget-restock.ts'
import { NOBODY } from '../order-parts/nobody.ts'
import { isUnpaid, unpaid } from '../order-parts/unpaid.ts'
import { giveBack } from '../ordering/give-back.ts'
import { lockOrder } from '../ordering/lock-order.ts'
import { endOfDay } from '../ordering/slots.ts'
import { holdsMailbox } from '../session/own-mailbox.ts'
import type { Shop } from '../shop.ts'

/** When an order is handed over at the latest (ms since 1970): a day ends where it is handed over. */
function handedOverBy({ slotEnd, pickupDate, placedAt, location }: Timed): number {
  if (slotEnd) return slotEnd.getTime()
  return pickupDate ? endOfDay(pickupDate, location.timeZone) : placedAt.getTime()
}
type Timed = Pick<typeof orders.$inferSelect, 'slotEnd' | 'pickupDate' | 'placedAt' | 'location'>

/**
 * Takes a person out of the store: the account with all that hangs on it, their name, address and words in their orders, and
 * what they wrote to the store from a mailbox they proved. What was sold stays, as bookkeeping asks (ACC-12).
 * @throws Refusal `invalid` while an order of theirs is still to be handed over: it needs its contact
 */
export async function deleteAccount(shop: Shop, id: string, language: Language): Promise<void> {
  await transaction(shop.db, async tx => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update')
    const now = shop.now()
    const open = await tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.accountId, id),
          eq(orders.holdsStock, true),
          or(isNull(orders.handedOver), ne(orders.handedOver, 'completed')),
        ),
      )
    const underWay = open.find(order => handedOverBy(order) > now.getTime())
    if (underWay)
      throw new Refusal('invalid', { message: 'invalid.orderUnderWay', values: { order: underWay.id } })
    await leavePayments(tx, id, now)
    await leaveOrders(tx, id)
    const email = await leaveMailbox(tx, id)
    if (email) await queueSecurityMail(tx, now, { change: 'deleted', email, language })
    await tx.delete(accounts).where(eq(accounts.id, id))
  })
}

/** What is paid from here on for orders that were not goes back: nobody is left who would fetch it, or hear of it. */
async function leavePayments(tx: Database, accountId: string, now: Date): Promise<void> {
  const mine = eq(orders.accountId, accountId)
  for (const { id } of await tx.select({ id: orders.id }).from(orders).where(and(mine, unpaid))) {
    const order = await lockOrder(tx, id)
    if (order && isUnpaid(order)) await giveBack(tx, order, now)
  }
  await tx
    .update(orders)
    .set({ withdrawn: true })
    .where(and(mine, inArray(orders.paymentStatus, ['NOT_PAID', 'FAILED'])))
}

async function leaveOrders(tx: Database, accountId: string): Promise<void> {
  const left = await tx
    .update(orders)
    .set({ contact: NOBODY, address: null, comment: null, sessionId: null, placedFrom: null })
    .where(eq(orders.accountId, accountId))
    .returning({ id: orders.id })
  const ids = left.map(({ id }) => id)
  await tx.delete(orderOpenings).where(inArray(orderOpenings.orderId, ids))
  await tx
    .update(orderEvents)
    .set({ note: null })
    .where(and(inArray(orderEvents.orderId, ids), inArray(orderEvents.event, ['commented', 'cancelled'])))
  await tx.update(paymentAttempts).set({ payer: null }).where(inArray(paymentAttempts.orderId, ids))
  await tx.delete(paymentReports).where(inArray(paymentReports.orderId, ids))
}

/**
 * What hangs on the address alone: of an account that did not prove its mailbox it may be another person's.
 * @returns the mailbox it proved
 */
async function leaveMailbox(tx: Database, accountId: string): Promise<string | null> {
  const [own] = await tx
    .select({ email: sql<string>`lower(${accounts.emailId})` })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), holdsMailbox))
  if (!own) return null
  await forgetRestock(tx, own.email)
  await tx.delete(contactMessages).where(eq(sql`lower(${contactMessages.emailId})`, own.email))
  return own.email
}
