import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from 'store-api/database/database.ts'
import { settings } from 'store-api/database/schema/store.ts'
import type { Sandbox } from 'store-api/sandbox.ts'
import { identityApps } from './identity/apps.ts'
import { identitySandbox } from './identity/identity.ts'
import { merchantOf } from './merchant.ts'
import { paymentSandbox } from './payments.ts'

/** Payment and identity providers to try a store with: nothing here asks anybody or moves money. */
export const sandbox: Sandbox = {
  async settings(db, { publicOrigin, origin }) {
    const secret = await secretOf(db)
    return {
      providers: merchantOf(secret, origin),
      identity: identityApps(db, secret, { publicOrigin, origin }),
    }
  },
  async plugin(server, { shop }) {
    await paymentSandbox(server, shop)
    const { db, now, config } = shop
    identitySandbox(server, { db, now, publicOrigin: config.publicOrigin, secret: await secretOf(db) })
  },
}

/** What the keys are made from: made once per database, so that nothing in the repository can sign a payment. */
async function secretOf(db: Database): Promise<string> {
  await db
    .insert(settings)
    .values({ key: 'sandbox-secret', value: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, 'sandbox-secret'))
  return row?.value as string
}
