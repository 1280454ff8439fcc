import { createHmac, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { settings } from '../../database/schema/store.ts'

/** The shop's apps at the pretended identity providers. */
export const SANDBOX_APPS = {
  wechat: 'wx-arcade-sandbox',
  'wechat-mini': 'wx-arcade-sandbox-mini',
  alipay: '2021-arcade-sandbox',
} as const

export const sandboxSecretOf = (sandboxKey: string, appId: string): string =>
  createHmac('sha256', sandboxKey).update(`identity ${appId}`).digest('hex')

interface Pair {
  publicKey: string
  privateKey: string
}
interface Keys {
  shop: Pair
  provider: Pair
}

/** Keys that shop and provider sign with: made once per database, when first used. */
export async function sandboxAliPayKeys(db: Database): Promise<Keys> {
  const find = () => db.select().from(settings).where(eq(settings.key, 'sandbox-alipay-keys'))
  const [kept] = await find()
  if (kept) return kept.value as Keys
  const made = { shop: await pair(), provider: await pair() }
  await db.insert(settings).values({ key: 'sandbox-alipay-keys', value: made }).onConflictDoNothing()
  const [row] = await find()
  return (row?.value ?? made) as Keys
}

const pair = (): Promise<Pair> =>
  promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
