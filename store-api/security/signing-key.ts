import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { settings } from '../database/schema/store.ts'

const NAME = 'signing-key'

/**
 * The key this shop signs what it hands out with; every process on a database has the same one.
 * @returns not as bytes, which Node would make a key of at each signature: seven times the work
 */
export async function signingKey(db: Database): Promise<KeyObject> {
  const value = randomBytes(32).toString('hex')
  await db.insert(settings).values({ key: NAME, value }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, NAME))
  if (typeof row?.value !== 'string') throw new Error('the database holds no signing key')
  return createSecretKey(row.value, 'hex')
}
