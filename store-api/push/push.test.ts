import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelByHand } from '../ordering/cancel-by-hand.ts'
import { delay } from '../ordering/delay.ts'
import { handOver } from '../ordering/hand-over.ts'
import { refundByHand } from '../payment/refund-by-hand.ts'
import { openWide, paid } from '../testing/offers.ts'
import { good, order } from '../testing/purchase.ts'
import { startPushService, subscriber, vapidClaims } from '../testing/push-service.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { testStore } from '../testing/store.ts'
import type { Visitor } from '../testing/visitor.ts'
import { isPushEndpoint, PUSH_SERVICES } from './endpoint.ts'
import { sendPushes } from './send-pushes.ts'

const { system } = testStore.appContent
const ON = {
  ...testStore,
  appContent: {
    ...testStore.appContent,
    system: { ...system, appConfig: { ...system.appConfig, enableOrderPush: true } },
  },
}

let shop: TestShop
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  shop = await startShop({}, ON)
  service = await startPushService()
  await openWide(shop)
})
afterAll(async () => {
  await shop.close()
  await service.close()
})
beforeEach(() => {
  service.answer(201)
  service.received.length = 0
})

let browsers = 0
async function paidOrder() {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor, 'mooncake', 1, 3)
  await paid(shop, visitor, orderID)
  return { visitor, orderID, browser: subscriber(`${service.origin}/${++browsers}`) }
}
const post = (visitor: Visitor, below: string, body: object) =>
  visitor.raw('POST', `/api/push/orders${below}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const follow = (visitor: Visitor, orderID: string, { subscription }: ReturnType<typeof subscriber>) =>
  post(visitor, '', { orderID, ...subscription })
const isOn = async (visitor: Visitor, orderID: string) =>
  ((await (await post(visitor, '/state', { orderID })).json()) as { on: boolean }).on
const send = async () => {
  while ((await sendPushes(shop.shop)) > 0);
}

test('PWA-6 who asked for it is told when an order is late, ready and refunded: encrypted for that browser, signed by the shop, once', async () => {
  const { visitor, orderID, browser } = await paidOrder()
  const start = good(await visitor.api('GET common3/appInfoInit')) as never as {
    body: { appContent: { orderPush: { key: string; address: string } } }
  }
  const { key, address } = start.body.appContent.orderPush
  expect(address).toBe('/api/push/orders')
  expect((await follow(visitor, orderID, browser)).status).toBe(200)
  expect(await isOn(visitor, orderID)).toBe(true)
  await send()
  expect(service.received).toEqual([])

  await delay(shop.shop, orderID, 'Until 15:30.')
  await send()
  await handOver(shop.shop, orderID, 'ready')
  await send()
  await refundByHand(shop.shop, orderID, 100, null)
  await send()
  const [late, ready, ...others] = service.received
  expect(late?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
  const claims = vapidClaims(late?.headers.authorization ?? '', key)
  expect([claims.aud, claims.sub]).toEqual([service.origin, 'mailto:shop@localhost'])
  expect(late?.body.includes(orderID)).toBe(false)
  expect(browser.read(late?.body as Buffer)).toEqual({
    title: `Test House: order ${orderID}`,
    body: 'It takes a little longer. We are sorry. Until 15:30.',
    language: 'en',
    url: `/user/orders?id=${orderID}`,
    tag: orderID,
  })
  expect(browser.read(ready?.body as Buffer)).toMatchObject({ body: 'It is ready to be picked up.' })
  expect(others.length).toBeLessThanOrEqual(1)
})

test('PWA-6 who asked for it is told that the store cancelled an order, and why, but nothing of what they cancelled themselves', async () => {
  const [theirs, own] = [await paidOrder(), await paidOrder()]
  for (const { visitor, orderID, browser } of [theirs, own]) await follow(visitor, orderID, browser)
  await cancelByHand(shop.shop, theirs.orderID, 'The oven broke.')
  good(
    await own.visitor.api('PUT admin/orderManagement/cancelOrder/{id}', {
      params: { id: own.orderID },
      body: { reason: 'Another day.' },
    }),
  )
  await send()
  const said = service.received.map(({ body }) => body)
  expect(said).toHaveLength(1)
  expect(theirs.browser.read(said[0] as Buffer)).toMatchObject({
    body: 'It had to be cancelled. We are sorry. The oven broke.',
  })
})

test('PWA-6 ACC-10 nobody follows the order of somebody else, or has this server write to its own network', async () => {
  const { orderID, browser } = await paidOrder()
  const other = await shop.visitor()
  expect((await follow(other, orderID, browser)).status).toBe(404)
  expect((await follow(shop.stranger(), orderID, browser)).status).toBe(403)
  for (const address of [
    'https://10.0.0.1/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'http://localhost/x',
    'file:///etc/passwd',
    '',
  ])
    expect(isPushEndpoint(address, PUSH_SERVICES, false), address).toBe(false)
  expect(isPushEndpoint('https://web.push.apple.com/abc', PUSH_SERVICES, false)).toBe(true)
})

test('PWA-6 ACC-10 its own visitor hears that an order is ready, and is not asked to be told of it', async () => {
  const { visitor, orderID } = await paidOrder()
  const state = async (asking: Visitor) => (await post(asking, '/state', { orderID })).json()
  expect(await state(visitor)).toEqual({ on: false, ready: false })
  await handOver(shop.shop, orderID, 'ready')
  expect(await state(visitor)).toEqual({ on: false, ready: true })
  expect(await state(await shop.visitor())).toEqual({ on: false, ready: false })
})

test('PWA-6 VIS-4 it ends in one call and at sign-out; a revoked subscription is forgotten', async () => {
  const [off, out, revoked] = [await paidOrder(), await paidOrder(), await paidOrder()]
  for (const { visitor, orderID, browser } of [off, out, revoked]) await follow(visitor, orderID, browser)
  await post(off.visitor, '/end', { orderID: off.orderID })
  expect(await isOn(off.visitor, off.orderID)).toBe(false)
  good(await out.visitor.api('GET common3/logout'))
  service.answer(410)
  for (const { orderID } of [off, out, revoked]) await handOver(shop.shop, orderID, 'ready')
  await send()
  expect(service.received.map(({ path }) => path)).toEqual([
    new URL(revoked.browser.subscription.endpoint).pathname,
  ])
  expect(await isOn(revoked.visitor, revoked.orderID)).toBe(false)
})

test('PWA-6 a push service that is away is tried again later, and the shopper told once', async () => {
  const { visitor, orderID, browser } = await paidOrder()
  await follow(visitor, orderID, browser)
  await follow(visitor, orderID, browser)
  service.answer(503)
  await handOver(shop.shop, orderID, 'ready')
  await send()
  expect(service.received).toHaveLength(1)
  service.answer(201)
  shop.pass(61_000)
  await send()
  await send()
  expect(service.received).toHaveLength(2)
})
