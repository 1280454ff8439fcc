import { randomUUID } from 'node:crypto'
import { type Call, endpoints } from 'shared-contracts/api/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { CallOptions } from '../testing/visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const intentID = randomUUID()
const addition = { productID: 'mooncake', optionPair: '', quantity: 1, intentID }
const contact = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '416 555 0100' }
const person = { emailID: 'a@example.com', password: 'long enough', firstName: 'A', lastName: 'B' }
const placing = { idempotencyKey: intentID, total: 100, currency: 'CAD' }
const query = { localStoreName: 'East Shop', methodName: 'pickup' }
const deliverTo = { localStoreName: 'East Shop' }
const postal = { province: 'ON', postCode: 'K1A 0B1' }

/** Bad input by call: what it is, and what is sent. */
const BAD: [Call, string, CallOptions][] = [
  ['GET common3/changeLocale/{locale}', 'unknown language', { params: { locale: 'fr' } }],
  ['GET common3/changeLocale/{locale}', 'injection', { params: { locale: "en';drop table sessions;--" } }],
  ['GET common3/pageContent', 'no page', {}],
  ['GET common3/pageContent', 'path as page', { query: { pageName: '../secrets' } }],
  ['POST common3/signon', 'no password', { body: { emailID: 'a@example.com' } }],
  ['POST common3/signon', 'not an address', { body: { emailID: 'a', password: 'x' } }],
  ['POST common3/clientRegistration', 'short password', { body: { ...person, password: 'short' } }],
  ['POST common3/clientRegistration', 'field nobody asked for', { body: { ...person, isAdmin: true } }],
  ['GET productManagement2/products', 'unknown sort', { query: { sortby: 'stock' } }],
  ['GET productManagement2/products', 'number that is none', { query: { numberToLoad: '0x5' } }],
  ['GET productManagement2/products', 'too many', { query: { numberToLoad: '121' } }],
  ['GET productManagement2/products', 'unknown parameter', { query: { q: '1' } }],
  ['GET productManagement2/products/listCount', 'boolean that is none', { query: { clearance: 'yes' } }],
  ['GET productManagement2/products/search/{term}', 'blank term', { params: { term: ' ' } }],
  [
    'GET productManagement2/products/search/{term}',
    'unknown sort',
    { params: { term: 'tea' }, query: { sortby: 'stock' } },
  ],
  ['GET productManagement2/products/search/{term}', 'null byte', { params: { term: 'tea\0' } }],
  [
    'GET productManagement2/products/searchCount/{term}',
    'endless term',
    { params: { term: 'x'.repeat(81) } },
  ],
  ['GET productDetailManagement/productDetail/{id}', 'separator in id', { params: { id: 'a/b' } }],
  [
    'GET inventoryManagement/inventoryByProductAndOptions/{id}',
    'broken pair',
    { params: { id: 'longjing' }, query: { optionPair: '50g--bag' } },
  ],
  ['GET productManagement2/products/relatedProducts/{id}', 'null byte', { params: { id: 'a\0' } }],
  ['GET productManagement/categories/{x}', 'blank', { params: { x: ' ' } }],
  ['GET productManagement2/category/{name}', 'too long', { params: { name: 'x'.repeat(81) } }],
  ['POST shoppingManagement4/myCart', 'quantity true', { body: { ...addition, quantity: true } }],
  ['POST shoppingManagement4/myCart', 'quantity in a list', { body: { ...addition, quantity: [3] } }],
  ['POST shoppingManagement4/myCart', 'quantity as text', { body: { ...addition, quantity: '0x5' } }],
  ['POST shoppingManagement4/myCart', 'negative quantity', { body: { ...addition, quantity: -1 } }],
  ['POST shoppingManagement4/myCart', 'half a quantity', { body: { ...addition, quantity: 1.5 } }],
  ['POST shoppingManagement4/myCart', 'its own price', { body: { ...addition, price: 1 } }],
  ['POST shoppingManagement4/myCart', 'options it has not', { body: { ...addition, productID: 'longjing' } }],
  ['PUT shoppingManagement4/myCart', 'quantity 0', { body: { lineID: 'line-1', quantity: 0 } }],
  ['POST shoppingManagement4/myCart/delete', 'no line', { body: {} }],
  [
    'POST shoppingManagement4/updateOrderMethod',
    'unknown method',
    { body: { ...query, methodName: 'drone' } },
  ],
  [
    'POST shoppingManagement4/updateOrderMethod',
    'method not offered',
    { body: { ...query, methodName: 'delivery' } },
  ],
  ['POST shoppingManagement4/orderContactInfo', 'no phone', { query, body: { ...contact, phone: '1' } }],
  ['POST shoppingManagement4/orderContactInfo', 'nameless', { query, body: { ...contact, firstName: ' ' } }],
  [
    'POST shoppingManagement4/orderContactInfo',
    'half a character',
    { query, body: { ...contact, lastName: 'B\ud800' } },
  ],
  ['POST shoppingManagement4/orderPickupDateTime', 'not a time', { body: { start: 'tomorrow' } }],
  ['POST shoppingManagement4/orderPickupDateTime', 'no group buy', { query: { fissionCampaignId: '' } }],
  ['POST shoppingManagement4/orderPickupDate', 'not a day', { body: { date: '2026-13-01' } }],
  ['POST shoppingManagement4/orderDeliveryDateTime', 'not a time', { body: { start: 1 } }],
  ['POST shoppingManagement4/orderDeliverInfo', 'no address', { query: deliverTo, body: { contact } }],
  [
    'POST common3/deliveryLocations',
    'postal code of another province',
    { body: { ...postal, province: 'BC' } },
  ],
  ['POST common3/deliveryLocations', 'no postal code', { body: { ...postal, postCode: '12345' } }],
  ['POST shoppingManagement4/tips', 'part of its own', { body: { tip: { percent: 99 } } }],
  ['POST shoppingManagement4/updateCustomerComment', 'a list', { body: { comment: ['x'] } }],
  ['POST shoppingManagement4/reserve', 'unknown parameter', { query: { minutes: '600' } }],
  ['POST shoppingManagement4/iCart', 'no intent', { body: { lines: [addition] } }],
  ['PUT admin/orderManagement/cancelOrder/{id}', 'no body', { params: { id: 'X' } }],
  ['PUT admin/orderManagement/addComment/{id}', 'no intent', { params: { id: 'X' }, body: { comment: 'x' } }],
  ['GET shoppingManagement4/billing/', 'flag that is none', { query: { pickUpAandPayAtStore: '1' } }],
  [
    'POST shoppingManagement4/billing/{id}',
    'no key',
    { params: { id: 'b' }, body: { ...placing, idempotencyKey: 'x' } },
  ],
  [
    'POST shoppingManagement4/billing/{id}',
    'half a cent',
    { params: { id: 'b' }, body: { ...placing, total: 0.5 } },
  ],
  [
    'POST shoppingManagement4/requestOTTH5Payment',
    'amount of its own',
    { body: { orderID: 'X', idempotencyKey: intentID, method: 'ALIPAY', amount: 1 } },
  ],
  [
    'POST shoppingManagement4/checkOttPaymentStatus',
    'status of its own',
    { body: { orderID: 'X', returnUrlInfo: '', status: 'ok' } },
  ],
  ['GET admin/orderManagement/order/{id}', 'encoded slash', { params: { id: '..%2f' } }],
]

describe('bad input', () => {
  test.each(BAD)('API-4 %s: %s is refused and says where', async (call, _what, options) => {
    const visitor = await shop.visitor()
    const reply = await visitor.api(call, options)
    expect(reply.status).toBe(400)
    expect(reply.code).toBe('invalid')
    expect(reply.message?.length).toBeGreaterThan(10)
  })

  test('API-3 the field at fault is named, the message is in the language of the session', async () => {
    const visitor = await shop.visitor({ 'accept-language': 'zh-CN' })
    const reply = await visitor.api('POST shoppingManagement4/orderContactInfo', {
      query,
      body: { ...contact, phone: 'none', email: 'nowhere' },
    })
    expect(reply.body).toEqual({
      error: {
        errors: [
          { code: 'invalid', message: '请输入邮箱地址，例如 name@example.com。', field: 'email' },
          { code: 'invalid', message: '请输入 10 至 15 位数字的电话号码。', field: 'phone' },
        ],
      },
    })
  })

  test.each([
    ['broken JSON', 'application/json', '{"a":'],
    ['another type', 'text/plain', 'hello'],
    ['a prototype', 'application/json', '{"__proto__":{"isAdmin":true}}'],
    ['too much', 'application/json', JSON.stringify({ a: 'x'.repeat(70_000) })],
    ['nothing', 'application/json', ''],
  ])('API-4 a body of %s is refused in the agreed shape', async (_what, type, body) => {
    const visitor = await shop.visitor()
    const response = await visitor.raw('POST', '/api/istore/client/shoppingManagement4/myCart', {
      headers: { 'content-type': type },
      body,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { errors: [{ code: 'invalid' }] } })
  })

  test.each(['//', '/api/istore/client//shoppingManagement4/myCart', '/api/istore/client/nothing', '/api/%'])(
    'API-4 %s leads nowhere',
    async path => {
      const response = await shop.stranger().raw('GET', path)
      expect([400, 404]).toContain(response.status)
      expect(await response.json()).toHaveProperty('error.errors.0.message')
    },
  )
})

test('API-1 every call of the contract is on the server at exactly its path and method', async () => {
  for (const call of Object.keys(endpoints) as Call[]) {
    const [method = '', path = ''] = call.split(' ')
    const url = `/api/istore/client/${path.replace(/\[\{(\w+)\}\]/g, ':$1?').replace(/\{(\w+)\}/g, ':$1')}`
    const known = shop.server.findRoute({
      url,
      method: method as 'GET',
    })
    expect(known, url).not.toBeNull()
  }
})

test('API-1 the OpenAPI document names every call with its schemas', async () => {
  const response = await shop.stranger().raw('GET', '/api/openapi.json')
  const { openapi, paths } = (await response.json()) as {
    openapi: string
    paths: Record<string, Record<string, object>>
  }
  expect(openapi).toBe('3.1.0')
  for (const call of Object.keys(endpoints)) {
    const [method = '', path = ''] = call.split(' ')
    expect(paths[`/api/istore/client/${path.replace(/[[\]]/g, '')}`]).toHaveProperty(method.toLowerCase())
  }
})

test('NFR-R health and readiness answer', async () => {
  const visitor = shop.stranger()
  expect((await visitor.raw('GET', '/healthz')).status).toBe(200)
  expect((await visitor.raw('GET', '/readyz')).status).toBe(200)
})
