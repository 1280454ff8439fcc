import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { mailOutbox } from '../database/schema/account.ts'
import { restockNotices } from '../database/schema/restock.ts'

/** Forgets what an address waits for. First the mails about it that have not gone yet: one that finds nothing there waits on. @param email in lower case */
export async function forgetRestock(db: Database, email: string): Promise<void> {
  await db.delete(mailOutbox).where(and(eq(mailOutbox.kind, 'restock'), eq(mailOutbox.recipient, email)))
  await db.delete(restockNotices).where(eq(restockNotices.email, email))
}
