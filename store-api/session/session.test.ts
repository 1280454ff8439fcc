import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTACT } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { withoutPayments } from '../testing/store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const addition = () => ({
  body: { productID: 'mooncake', optionPair: '', quantity: 1, intentID: randomUUID() },
})

test('APP-1 the first app info makes a session: a secret cookie and a readable token', async () => {
  const response = await shop.stranger().raw('GET', '/api/istore/client/common3/appInfoInit')
  const cookies = response.headers.getSetCookie()
  expect(cookies.find(c => c.startsWith('arcade-session='))).toMatch(/HttpOnly.*SameSite=Lax/i)
  expect(cookies.find(c => c.startsWith('XSRF-TOKEN='))).not.toMatch(/HttpOnly/i)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('API-2 behind https cookies are marked secure', async () => {
  const secure = await startShop({ PUBLIC_ORIGIN: 'https://shop.test', SANDBOX: 'off' }, withoutPayments)
  const response = await secure.stranger().raw('GET', '/api/istore/client/common3/appInfoInit')
  expect(response.headers.getSetCookie().every(c => c.includes('Secure'))).toBe(true)
  await secure.close()
})

test('APP-1 reading the catalogue makes no session', async () => {
  const reply = await shop.stranger().api('GET productManagement2/products')
  expect(reply.status).toBe(200)
  expect(reply.headers.getSetCookie()).toEqual([])
})

test.each([
  ['no token', { 'x-xsrf-token': '' }],
  ['a made-up token', { 'x-xsrf-token': 'A'.repeat(43) }],
])('API-2 a write with %s is refused and changes nothing', async (_what, headers) => {
  const visitor = await shop.visitor()
  const reply = await visitor.api('POST shoppingManagement4/myCart', { ...addition(), headers })
  expect([reply.status, reply.code]).toEqual([403, 'bad-token'])
  expect((await visitor.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(0)
})

test('API-2 a token of another session is refused', async () => {
  const [one, other] = [await shop.visitor(), await shop.visitor()]
  const headers = { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '' }
  expect((await one.api('POST shoppingManagement4/myCart', { ...addition(), headers })).status).toBe(403)
})

test('API-2 without any cookie a write needs the word of a browser that it comes from our page', async () => {
  const write = (headers: Record<string, string>) =>
    shop.stranger(headers).api('POST shoppingManagement4/myCart', addition())
  expect((await write({})).status).toBe(403)
  expect((await write({ origin: 'https://evil.test' })).status).toBe(403)
  expect((await write({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const first = await write({ origin: 'http://shop.test' })
  expect(first.status).toBe(200)
  expect(first.headers.getSetCookie().length).toBe(2)
})

test('API-2 a browser that keeps no cookies carries its session itself, and no other site can', async () => {
  const page = { 'sec-fetch-site': 'same-origin' }
  const call = (headers: Record<string, string>) =>
    shop.stranger({ ...page, ...headers }).api('POST shoppingManagement4/myCart', addition())
  expect((await call({})).headers.has('x-store-session'), 'only to a page that asks').toBe(false)
  const first = await call({ 'x-store-session': 'new' })
  const token = first.headers.get('x-store-session') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect((await call({ 'x-store-session': token })).body.itemCount).toBe(2)
  const foreign = { 'x-store-session': token, 'sec-fetch-site': 'cross-site' }
  expect((await call(foreign)).code).toBe('bad-token')
  const unknown = await call({ 'x-store-session': 'A'.repeat(43) })
  expect([unknown.status, unknown.body.itemCount]).toEqual([200, 1])
  expect(unknown.headers.get('x-store-session')).not.toBe('A'.repeat(43))
})

test('API-2 a browser with a session cookie learns no token, whatever it asks', async () => {
  const visitor = await shop.visitor()
  for (const given of ['new', 'A'.repeat(43)]) {
    const headers = { 'x-store-session': given }
    expect((await visitor.api('GET common3/appInfoInit', { headers })).headers.has('x-store-session')).toBe(
      false,
    )
    const out = await visitor.api('GET common3/logout', {
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    })
    expect([out.status, out.headers.has('x-store-session')]).toEqual([200, false])
  }
})

test('API-2 a session the server no longer knows is replaced at the next write', async () => {
  const visitor = await shop.visitor()
  const { createHash } = await import('node:crypto')
  const token = 'B'.repeat(43)
  visitor.cookies.set('arcade-session', token)
  visitor.cookies.set('XSRF-TOKEN', createHash('sha256').update(`xsrf:${token}`).digest('base64url'))
  expect((await visitor.api('POST shoppingManagement4/myCart', addition())).status).toBe(200)
  expect(visitor.cookies.get('arcade-session')).not.toBe(token)
})

test('LNG-1 the language is the one asked for, until it is changed; texts and messages follow', async () => {
  const visitor = await shop.visitor({ 'accept-language': 'fr, zh-TW;q=0.8, en;q=0.5' })
  const name = async () =>
    (await visitor.api('GET productDetailManagement/productDetail/{id}', { params: { id: 'mooncake' } })).body
      .name
  expect(await name()).toBe('莲蓉月饼')
  const changed = await visitor.api('GET common3/changeLocale/{locale}', { params: { locale: 'en' } })
  expect(changed.body.applicationMessage.messages).toEqual({ 'test.hello': 'Hello' })
  expect(await name()).toBe('Lotus Mooncake')
  const info = await visitor.api('GET common3/appInfoInit')
  expect(info.body.body).toMatchObject({ appContent: { system: { appMessage: { currentLocale: 'en' } } } })
  const wrong = await visitor.api('POST shoppingManagement4/orderContactInfo', {
    query: { localStoreName: 'Nowhere', methodName: 'pickup' },
    body: CONTACT,
  })
  expect([wrong.status, wrong.message]).toEqual([404, 'We could not find that.'])
})

test.each([
  ['GET common3/changeLocale/{locale}', { params: { locale: 'zh' } }],
  ['GET common3/logout', {}],
] as const)('API-4 %s, which carries no token, is refused from another site', async (call, options) => {
  const visitor = await shop.visitor()
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { referer: 'https://evil.test/x' },
    { origin: 'null' },
  ])
    expect((await visitor.api(call, { ...options, headers })).code).toBe('bad-token')
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { referer: 'http://shop.test/x' }, {}])
    expect((await visitor.api(call, { ...options, headers })).status).toBe(200)
})

test('APP-2 app info tells the kind of device and nothing of an account to a guest', async () => {
  const visitor = shop.stranger({ 'user-agent': 'Mozilla/5.0 (iPhone) Mobile MicroMessenger/8 miniProgram' })
  const { body } = await visitor.api('GET common3/appInfoInit')
  expect(body.body).toMatchObject({
    user: null,
    userID: null,
    lastLoginDate: null,
    appContent: { storeName: 'Test House', appDetail: { isWmp: true, isMobile: true, isDeskTop: false } },
  })
})
