import { eq, sql } from 'drizzle-orm'
import type { StoreFacts } from '../shop.ts'
import type { Database } from './database.ts'
import { settings } from './schema/store.ts'

/** @throws Error when the database holds no store */
export async function readFacts(db: Database): Promise<StoreFacts> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'facts'))
  if (!row)
    throw new Error('The database holds no store. STORE names the one to write into an empty database.')
  return row.value as StoreFacts
}

/** The store's own zone and currency, for what has a database but no shop at hand. */
export async function zoneAndCurrency(db: Database): Promise<Pick<StoreFacts, 'timeZone' | 'currency'>> {
  const [row] = await db
    .select({
      timeZone: sql<string>`${settings.value} ->> 'timeZone'`,
      currency: sql<string>`${settings.value} ->> 'currency'`,
    })
    .from(settings)
    .where(eq(settings.key, 'facts'))
  if (!row) throw new Error('The database holds no store.')
  return row
}
