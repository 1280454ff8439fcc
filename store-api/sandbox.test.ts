import { generateKeyPairSync } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { endpoints } from 'shared-contracts/api/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from './database/schema/store.ts'
import { startShop, type TestShop } from './testing/shop.ts'
import { testStore } from './testing/store.ts'

const { appContent } = testStore
const withoutPayments = {
  ...testStore,
  appContent: { ...appContent, system: { ...appContent.system, payment: {} } } as typeof appContent,
}

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ SANDBOX: 'off' }, withoutPayments)
})
afterAll(() => shop.close())

test('CHK-7 H3 with the sandbox off none of its addresses answers', async () => {
  const tried = await startShop()
  const known = tried.server.printRoutes({ commonPrefix: false })
  await tried.close()
  // The same look finds them where it is on.
  expect(known).toContain('sandbox')
  expect(shop.server.printRoutes({ commonPrefix: false })).not.toContain('sandbox')
  for (const path of [
    '/sandbox/pay/ott/x',
    '/sandbox/pay/ott/api/create',
    '/sandbox/identity/wechat/authorize',
  ])
    for (const method of ['GET', 'POST'] as const)
      expect((await shop.stranger().raw(method, path)).status, `${method} ${path}`).toBe(404)
})

test('CHK-7 H3 with the sandbox off no key of it is made and no provider is set up', async () => {
  expect(await shop.shop.db.select().from(settings).where(like(settings.key, 'sandbox%'))).toEqual([])
  expect(Object.values(shop.shop.providers).every(provider => provider === null)).toBe(true)
  expect(shop.shop.identity).toEqual({ wechat: null, 'wechat-mini': null, alipay: null })
})

test('CHK-7 LOG-1 H3 with the sandbox off no way to pay or to sign in by it is offered', async () => {
  const visitor = await shop.visitor()
  const { body: config } = await visitor.api('GET shoppingManagement4/paymentConfig')
  expect(config).toMatchObject({ options: [] })
  const { body: weChat } = await visitor.api('GET weChat/enabled')
  expect(JSON.stringify(weChat)).not.toContain('sandbox')
  expect(Object.keys(endpoints).filter(call => call.includes('sandbox'))).toEqual([])
})

test('CHK-7 with the sandbox off a real provider is known by its settings alone', async () => {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const real = await startShop(
    {
      SANDBOX: 'off',
      OTT_API: 'https://ott.example',
      OTT_MERCHANT_ID: 'm',
      OTT_SECRET: 'k'.repeat(20),
      ALIPAY_APP_ID: 'a',
      ALIPAY_PRIVATE_KEY: keys.privateKey,
      ALIPAY_PUBLIC_KEY: keys.publicKey,
    },
    testStore,
  )
  const { providers, identity, db } = real.shop
  expect(providers.ott).toMatchObject({ merchantId: 'm', secret: 'k'.repeat(20) })
  expect(providers.ott?.api()).toBe('https://ott.example')
  expect([providers.snappay, providers.paypal, identity.wechat]).toEqual([null, null, null])
  expect(identity.alipay?.appId).toBe('a')
  expect(await db.select().from(settings).where(eq(settings.key, 'sandbox-secret'))).toEqual([])
  await real.close()
})

test('CHK-7 a store that switches a way to pay on does not start without a provider for it', async () => {
  await expect(startShop({ SANDBOX: 'off' })).rejects.toThrow(
    /no payment provider is set up for .*OTT_API.*SANDBOX=on/,
  )
})
