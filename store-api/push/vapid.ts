import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import webPush from 'web-push'
import type { Database } from '../database/database.ts'
import { settings } from '../database/schema/store.ts'

const NAME = 'vapid'
const Keys = v.object({ publicKey: v.string(), privateKey: v.string() })
export type VapidKeys = v.InferOutput<typeof Keys>

/** The key pair by which push services know this shop (RFC 8292), base64url; made once, the same in every process on a database. */
export async function vapidKeys(db: Database): Promise<VapidKeys> {
  await db.insert(settings).values({ key: NAME, value: webPush.generateVAPIDKeys() }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, NAME))
  return v.parse(Keys, row?.value)
}
