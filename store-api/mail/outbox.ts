import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { type Database, transaction } from '../database/database.ts'
import { isDue } from '../database/is-due.ts'
import { mailOutbox as outbox } from '../database/schema/account.ts'
import { inLanguage, storedLanguage } from '../language/local-text.ts'
import type { Shop } from '../shop.ts'
import { holdWhile, LEASE_MS } from './hold-while.ts'
import type { Mail } from './mailer.ts'

export type OutboxRow = typeof outbox.$inferSelect & { language: Language }

/** Writes a mail when it is sent, not when it is asked for; null when there is nobody to write to. */
type Write = (shop: Shop, row: OutboxRow) => Promise<Mail | null>
export type MailKind =
  | 'identity-changed'
  | 'contact'
  | 'group-buy-reached'
  | 'password-reset'
  | 'registered'
  | 'security'
  | 'influencer-review'
  | 'order-cancelled'
  | 'order-delayed'
  | 'order-ready'
  | 'order-link'
  | 'payment-returned'
  | 'restock'
/** Who writes each kind: the feature that asks for it. */
export type MailWriters = Readonly<Record<MailKind, Write>>

interface Order {
  kind: MailKind
  recipient: string
  language: Language
  data?: Record<string, string>
}

/** Asks for a mail as part of a transaction; none to who has left the store, whose orders have no address any more. */
export async function queueMail(tx: Database, now: Date, { data = {}, ...order }: Order): Promise<void> {
  if (order.recipient === '') return
  await tx.insert(outbox).values({ id: randomUUID(), ...order, data, createdAt: now, dueAt: now })
}

const BATCH_SIZE = 10
/** A mail that could not be handed over in this many tries (about a day) is given up. */
const MAX_TRIES = 12
/** How long a mail is put off after so many tries (ms), at most. */
const pauseAfter = (tries: number) => 2 ** Math.min(tries, 8) * LEASE_MS
const LONGEST_MS = pauseAfter(MAX_TRIES)

/**
 * Sends the mails that are due. Each is claimed first and sent outside the transaction, as receipts are.
 * @returns how many were tried
 */
export async function sendOutbox(shop: Shop, writers: MailWriters): Promise<number> {
  let tried = 0
  for (; tried < BATCH_SIZE; tried++) {
    const row = await claim(shop)
    if (!row) break
    await send(shop, writers, row)
  }
  return tried
}

function claim(shop: Shop) {
  return transaction(shop.db, async tx => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(isDue(outbox.dueAt, shop, LONGEST_MS))
      .orderBy(asc(outbox.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return null
    const dueAt = new Date(shop.now().getTime() + pauseAfter(row.tries))
    await tx
      .update(outbox)
      .set({ dueAt, tries: sql`${outbox.tries} + 1` })
      .where(eq(outbox.id, row.id))
    return row
  })
}

/** Of two times the later one: the pause after a try that fails goes on. */
function renew({ db, now }: Shop, id: string) {
  const until = new Date(now().getTime() + LEASE_MS).toISOString()
  const dueAt = sql`greatest(${outbox.dueAt}, ${until}::timestamptz)`
  return db.update(outbox).set({ dueAt }).where(eq(outbox.id, id))
}

async function send(shop: Shop, writers: MailWriters, row: typeof outbox.$inferSelect): Promise<void> {
  try {
    // Another version that runs beside this one, or did, may know it.
    if (!Object.hasOwn(writers, row.kind)) throw new Error(`nobody here writes mails of the kind ${row.kind}`)
    const write = writers[row.kind as MailKind]
    const language = storedLanguage(row.language)
    const mail = await write(shop, { ...row, language })
    const sender = inLanguage(shop.facts.name, language)
    if (mail)
      await holdWhile(
        () => renew(shop, row.id),
        () => shop.mail({ sender, ...mail }),
      )
  } catch (error) {
    const last = row.tries + 1 >= MAX_TRIES
    shop.log.error({ err: error, mail: row.id, last }, 'mail not sent')
    if (!last) return
  }
  await shop.db.delete(outbox).where(eq(outbox.id, row.id))
}
