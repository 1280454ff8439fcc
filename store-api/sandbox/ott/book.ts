import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { sandboxOttPayments as book } from '../../database/schema/sandbox.ts'

export type Payment = typeof book.$inferSelect
export type Outcome = 'SUCCESS' | 'ORDERCLOSE'

/** A payment as it is now: a chosen outcome takes effect when its time has come. */
export function asOf(payment: Payment, now: Date): Payment {
  const due = payment.state === 'PROCESSING' && payment.outcome !== null && payment.settlesAt !== null
  return due && payment.settlesAt && payment.settlesAt <= now
    ? { ...payment, state: payment.outcome ?? payment.state }
    : payment
}

export async function findPayment(
  db: Database,
  by: { id: string } | { merchantOrderId: string },
): Promise<Payment | null> {
  const where = 'id' in by ? eq(book.id, by.id) : eq(book.merchantOrderId, by.merchantOrderId)
  const [payment] = await db.select().from(book).where(where)
  return payment ?? null
}

/** Enters a payment; the same merchant order again gives the one that is there. */
export async function enter(
  db: Database,
  given: Omit<Payment, 'id' | 'tranId' | 'state' | 'outcome' | 'settlesAt'>,
): Promise<Payment> {
  await db
    .insert(book)
    .values({
      ...given,
      id: randomBytes(18).toString('base64url'),
      tranId: `OTT${randomBytes(8).toString('hex').toUpperCase()}`,
      state: 'PROCESSING',
    })
    .onConflictDoNothing()
  const payment = await findPayment(db, given)
  if (!payment) throw new Error('payment vanished while it was entered')
  return payment
}

/** Writes down what the shopper chose; the first choice counts. @returns false when one was made before */
export async function choose(db: Database, id: string, outcome: Outcome, settlesAt: Date): Promise<boolean> {
  const rows = await db
    .update(book)
    .set({ outcome, settlesAt })
    .where(and(eq(book.id, id), isNull(book.outcome)))
    .returning({ id: book.id })
  return rows.length > 0
}

export const markRefunded = (db: Database, id: string) =>
  db.update(book).set({ state: 'REFUND' }).where(eq(book.id, id))
