import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { StoreFacts } from '../shop.ts'
import type { Database } from './database.ts'
import { settings } from './schema/store.ts'

async function setting<T>(db: Database, key: string): Promise<T> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  if (!row)
    throw new Error(`The database has no setting "${key}": it was not seeded by this version of store-api.`)
  return row.value as T
}

export const readFacts = (db: Database): Promise<StoreFacts> => setting(db, 'facts')

/** The store's own zone and currency, for what has a database but no shop at hand. */
export async function zoneAndCurrency(db: Database): Promise<Pick<StoreFacts, 'timeZone' | 'currency'>> {
  const [row] = await db
    .select({
      timeZone: sql<string>`${settings.value} ->> 'timeZone'`,
      currency: sql<string>`${settings.value} ->> 'currency'`,
    })
    .from(settings)
    .where(eq(settings.key, 'facts'))
  if (!row) throw new Error('The database was not seeded by this version of store-api.')
  return row
}

/** What the sandbox's keys are made from: made once per database, so that nothing in the repository can sign a payment. */
export async function sandboxSecret(db: Database): Promise<string> {
  await db
    .insert(settings)
    .values({ key: 'sandbox-secret', value: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  return setting(db, 'sandbox-secret')
}
