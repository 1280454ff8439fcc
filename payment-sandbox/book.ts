import { randomBytes } from 'node:crypto'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from 'store-api/database/database.ts'
import { sandboxPayments as book, type SandboxState, type Switches } from './schema.ts'

export type Payment = typeof book.$inferSelect
/** What a merchant asks for. */
export type Wish = Pick<
  Payment,
  'merchantOrderId' | 'amount' | 'written' | 'currency' | 'channel' | 'storeName' | 'reference' | 'notifyUrl'
> &
  Partial<Pick<Payment, 'returnUrl' | 'cancelUrl' | 'scan' | 'payer'>>

export interface Choice {
  outcome: SandboxState
  settlesAt: Date
  paidLateAt: Date | null
}

/** A payment as it is now: what was chosen takes effect when its time has come. */
export function asOf(payment: Payment, now: Date): Payment {
  const { outcome, settlesAt, paidLateAt } = payment
  if (payment.state === 'refunded') return payment
  if (paidLateAt && paidLateAt <= now) return { ...payment, state: 'paid' }
  const due = payment.state === 'pending' && outcome !== null && settlesAt !== null && settlesAt <= now
  return due ? { ...payment, state: outcome } : payment
}

export async function findById(db: Database, provider: string, id: string): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(book)
    .where(and(eq(book.id, id), eq(book.provider, provider)))
  return payment ?? null
}

/** By the merchant's number or the provider's own. */
export async function findByOrder(db: Database, provider: string, order: string): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(book)
    .where(and(or(eq(book.merchantOrderId, order), eq(book.tranId, order)), eq(book.provider, provider)))
  return payment ?? null
}

/** Enters a payment; the same merchant order again gives the one that is there. */
export async function enter(db: Database, provider: string, wish: Wish, createdAt: Date): Promise<Payment> {
  await db
    .insert(book)
    .values({
      ...wish,
      provider,
      id: randomBytes(18).toString('base64url'),
      tranId: `${provider.slice(0, 3)}${randomBytes(8).toString('hex')}`.toUpperCase(),
      state: 'pending',
      createdAt,
    })
    .onConflictDoNothing()
  const payment = await findByOrder(db, provider, wish.merchantOrderId)
  if (!payment) throw new Error('payment vanished while it was entered')
  return payment
}

/** Writes down what the shopper chose; the first choice counts. @returns false when one was made before */
export async function choose(db: Database, id: string, choice: Choice): Promise<boolean> {
  const rows = await db
    .update(book)
    .set(choice)
    .where(and(eq(book.id, id), isNull(book.outcome)))
    .returning({ id: book.id })
  return rows.length > 0
}

/** Moves a payment on from one state. @returns false when it was no longer there */
export async function move(
  db: Database,
  { id, state }: Payment,
  to: SandboxState,
  more: { refunded?: number } = {},
): Promise<boolean> {
  const rows = await db
    .update(book)
    .set({ ...more, state: to })
    .where(and(eq(book.id, id), eq(book.state, state)))
    .returning({ id: book.id })
  return rows.length > 0
}

export const saveSwitches = (db: Database, id: string, switches: Switches, slowSeconds: number) =>
  db.update(book).set({ switches, slowSeconds }).where(eq(book.id, id))
