import { createHmac, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Database } from 'store-api/database/database.ts'
import { settings } from 'store-api/database/schema/store.ts'
import type { IdentitySettings } from 'store-api/identity/settings.ts'

/** The shop's apps at the pretended identity providers. */
export const SANDBOX_APPS = {
  wechat: 'wx-arcade-sandbox',
  'wechat-mini': 'wx-arcade-sandbox-mini',
  alipay: '2021-arcade-sandbox',
} as const

export const sandboxSecretOf = (secret: string, appId: string): string =>
  createHmac('sha256', secret).update(`identity ${appId}`).digest('hex')

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

/** The store's apps at the identity providers here. @param secret what the apps' secrets are made from */
export function identityApps(
  db: Database,
  secret: string,
  { publicOrigin, origin }: { publicOrigin: string; origin: () => string },
): IdentitySettings {
  const page = (path: string) => `${publicOrigin}/sandbox/identity/${path}`
  const api = (path: string) => `${origin()}/sandbox/identity/${path}`
  const weChat = (appId: string) => ({
    appId,
    secret: sandboxSecretOf(secret, appId),
    api: () => api('wechat'),
  })
  return {
    wechat: { ...weChat(SANDBOX_APPS.wechat), page: page('wechat/authorize') },
    'wechat-mini': { ...weChat(SANDBOX_APPS['wechat-mini']), page: null },
    alipay: {
      appId: SANDBOX_APPS.alipay,
      gateway: () => api('alipay/gateway.do'),
      page: page('alipay/authorize'),
      async keys() {
        const { shop, provider } = await sandboxAliPayKeys(db)
        return { privateKey: shop.privateKey, publicKey: provider.publicKey }
      },
    },
  }
}
