import { eq } from 'drizzle-orm'
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

/** Key that the sandbox and the shop share, made when this database was seeded. */
export const sandboxSecret = (db: Database): Promise<string> => setting(db, 'sandbox-ott-secret')
