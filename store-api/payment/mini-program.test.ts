import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sessionIdentities } from '../database/schema/identity.ts'
import { paymentReports } from '../database/schema/payment.ts'
import { sessions } from '../database/schema/visitors.ts'
import { hashToken } from '../session/tokens.ts'
import { goTo } from '../testing/providers.ts'
import { good, order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pass(24 * 3_600_000))

const OPEN_ID = 'o-shopper_1'
const REQUEST = 'POST shoppingManagement4/requestWeChatMiniProgramPayment'
const request = (visitor: Visitor, orderID: string, weChatOpenId?: string) =>
  visitor.api(REQUEST, {
    body: { orderID, idempotencyKey: randomUUID(), ...(weChatOpenId !== undefined && { weChatOpenId }) },
  })
async function opened() {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  return { visitor, orderID, ...good(await request(visitor, orderID, OPEN_ID)) }
}
const success = (visitor: Visitor, orderID: string, weChatOpenId: string, returnUrlInfo = '') =>
  visitor.api('POST shoppingManagement4/processWeChatMiniProgramPayment/success', {
    body: { orderID, weChatOpenId, returnUrlInfo },
  })
/** The native page, and on it a button. @returns where the web view is opened again */
async function atNativePage(visitor: Visitor, path: string, query: string): Promise<URL> {
  const native = `/sandbox/pay/wechat-miniprogram/native${path.slice(path.indexOf('?'))}`
  const page = (await visitor.raw('GET', native)).headers.get('location') ?? ''
  return new URL(page.includes('/sandbox/') ? await goTo(visitor, page, query) : page)
}

test('CHK-7 WeChat is told where the shopper asks from, and opens the payment once where that changes on the way', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  const body = { orderID, idempotencyKey: randomUUID(), weChatOpenId: OPEN_ID }
  const spy = vi.spyOn(globalThis, 'fetch')
  try {
    const from = (ip: string) => visitor.api(REQUEST, { body, headers: { 'x-forwarded-for': ip } })
    const first = good(await from('203.0.113.9'))
    expect(good(await from('2001:db8::9'))).toEqual(first)
    const asked = spy.mock.calls.filter(([url]) => String(url).endsWith('/pay/unifiedorder'))
    expect(
      asked.map(([, init]) => /<spbill_create_ip><!\[CDATA\[(.*?)\]/.exec(String(init?.body))?.[1]),
    ).toEqual(['203.0.113.9'])
  } finally {
    spy.mockRestore()
  }
  const other = await shop.visitor({ 'x-forwarded-for': '2001:db8::9' })
  good(await request(other, (await order(other)).orderID, OPEN_ID))
})

test('RET-8 paid on the native page: OK comes back, and counts once the provider says so', async () => {
  const { visitor, orderID, requestPayment, path } = await opened()
  expect(Object.keys(requestPayment)).toEqual(['timeStamp', 'nonceStr', 'package', 'signType', 'paySign'])
  expect(path).toMatch(/^\/pages\/payment\/payment\?timeStamp=\d+&nonceStr=/)
  expect((await success(visitor, orderID, OPEN_ID)).body).toMatchObject({
    status: 'INTERIM',
    order: { amount: 735 },
  })
  const back = await atNativePage(visitor, path, 'do=pay&notice=never')
  expect(back.pathname).toBe(`/confirmation/${orderID}`)
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    MP_paymentstatus: 'OK',
    orderID,
    wmpoid: OPEN_ID,
  })
  const stranger = await shop.visitor()
  const done = await success(stranger, orderID, OPEN_ID, back.search)
  expect(done.body).toMatchObject({ orderID, status: 'NEW', paymentStatus: 'PAID_ONLINE' })
})

test('RET-8 the notice alone settles it', async () => {
  const { visitor, orderID, path } = await opened()
  await atNativePage(visitor, path, 'do=pay')
  const { body } = await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
  expect(body.paymentStatus).toBe('PAID_ONLINE')
})

test('RET-8 another open id than the attempt’s is refused', async () => {
  const { visitor, orderID } = await opened()
  expect(await success(visitor, orderID, 'o-somebody')).toMatchObject({ status: 400, field: 'weChatOpenId' })
})

test('RET-8 where WeChat said who this is, no other open id can be used and none need be given', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  const unknown = await request(visitor, orderID)
  expect(unknown).toMatchObject({ status: 400, field: 'weChatOpenId' })
  expect(unknown.message, 'what to do').toContain('sign in with WeChat')
  const token = [...visitor.cookies.values()].find(value => value.length === 43) ?? ''
  const found = await shop.shop.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
  await shop.shop.db
    .insert(sessionIdentities)
    .values({ sessionId: found[0]?.id ?? '', app: 'wechat-mini', openId: OPEN_ID, at: shop.shop.now() })
  expect((await request(visitor, orderID, 'o-somebody')).status).toBe(400)
  expect((await request(visitor, orderID)).status).toBe(200)
})

test('RET-8 a failure is kept as it was said; a paid order stays paid', async () => {
  const { visitor, orderID, path } = await opened()
  const back = await atNativePage(visitor, path, 'do=cancel')
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    MP_paymentstatus: 'FAIL',
    message: 'requestPayment:fail cancel',
  })
  const report = () =>
    visitor.api('POST shoppingManagement4/processWeChatMiniProgramPayment/error', {
      body: { orderID, errorMessage: 'requestPayment:fail cancel', returnUrlInfo: back.search },
    })
  expect((await report()).body).toMatchObject({ status: 'INTERIM' })
  const again = good(await request(visitor, orderID, OPEN_ID))
  await atNativePage(visitor, again.path, 'do=pay')
  expect((await report()).body).toMatchObject({ status: 'NEW', paymentStatus: 'PAID_ONLINE' })
  const kept = await shop.shop.db.select().from(paymentReports).where(eq(paymentReports.orderId, orderID))
  expect(kept.map(k => k.message)).toEqual(Array(2).fill('requestPayment:fail cancel'))
})

test('RET-13 the native page refuses altered parameters and other shops’ addresses', async () => {
  const { visitor, path } = await opened()
  const altered = await atNativePage(visitor, path.replace(/nonceStr=\w/, 'nonceStr=zz'), 'do=pay')
  expect(altered.searchParams.get('message')).toBe('requestPayment:fail cancel')
  const foreign = new URLSearchParams(path.slice(path.indexOf('?')))
  foreign.set('returnUrl', 'https://evil.test/')
  expect((await atNativePage(visitor, `?${foreign}`, 'do=pay')).href).toBe('http://shop.test/')
})
