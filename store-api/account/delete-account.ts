import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { type Database, transaction } from '../database/database.ts'
import { contactMessages } from '../database/schema/message.ts'
import { orderEvents, orderOpenings, orders } from '../database/schema/ordering.ts'
import { paymentAttempts, paymentReports } from '../database/schema/payment.ts'
import { restockNotices } from '../database/schema/restock.ts'
import { accounts } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import { NOBODY } from '../order-parts/nobody.ts'
import { holdsMailbox } from '../session/own-mailbox.ts'
import type { Shop } from '../shop.ts'
import { queueSecurityMail } from './security-mail.ts'

/** When an order is handed over at the latest. */
const handedOverBy = sql`coalesce(${orders.slotEnd}, (${orders.pickupDate}::date + 1)::timestamptz, ${orders.placedAt})`

/**
 * Takes a person out of the store: the account with all that hangs on it, their name, address and words in their orders, and
 * what they wrote to the store from a mailbox they proved. What was sold stays, as bookkeeping asks (ACC-12).
 * @throws Refusal `invalid` while an order of theirs is still to be handed over: it needs its contact
 */
export async function deleteAccount(shop: Shop, id: string, language: Language): Promise<void> {
  await transaction(shop.db, async tx => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update')
    const [underWay] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.accountId, id),
          eq(orders.holdsStock, true),
          or(isNull(orders.handedOver), ne(orders.handedOver, 'completed')),
          gt(handedOverBy, shop.now().toISOString()),
        ),
      )
      .limit(1)
    if (underWay)
      throw new Refusal('invalid', { message: 'invalid.orderUnderWay', values: { order: underWay.id } })
    await leaveOrders(tx, id)
    const email = await leaveMailbox(tx, id)
    if (email) await queueSecurityMail(tx, shop.now(), { change: 'deleted', email, language })
    await tx.delete(accounts).where(eq(accounts.id, id))
  })
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
  await tx.delete(restockNotices).where(eq(restockNotices.email, own.email))
  await tx.delete(contactMessages).where(eq(sql`lower(${contactMessages.emailId})`, own.email))
  return own.email
}
