import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { accounts } from '../database/schema/visitors.ts'

/** Condition for accounts registered with an address. */
export const hasEmail = (email: string) => eq(sql`lower(${accounts.emailId})`, email.toLowerCase())

/** The account that holds an address. */
export async function findByEmail(db: Database, email: string) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(hasEmail(email), eq(accounts.standIn, false)))
  return account ?? null
}

/** The account last registered with an address that another one holds. */
export async function findStandIn(db: Database, email: string) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(hasEmail(email), eq(accounts.standIn, true)))
    .orderBy(desc(accounts.createdAt))
    .limit(1)
  return account ?? null
}

/** All accounts registered with an address that another one holds, newest first. */
export const standInsOf = (db: Database, email: string) =>
  db
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(hasEmail(email), eq(accounts.standIn, true)))
    .orderBy(desc(accounts.createdAt))

/** Whether an account was registered with an address that another one holds. */
export async function isStandIn(db: Database, id: string): Promise<boolean> {
  const [account] = await db.select({ standIn: accounts.standIn }).from(accounts).where(eq(accounts.id, id))
  return account?.standIn ?? false
}
