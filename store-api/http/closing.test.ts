import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

test('REL-1 CHK-8 a payment asked for while the server is told to stop is answered in words that let it be asked again', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  const body = JSON.stringify({ orderID, idempotencyKey: randomUUID(), method: 'ALIPAY' })
  const call = request(`${shop.origin}/api/istore/client/shoppingManagement4/requestOTTH5Payment`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      cookie: [...visitor.cookies].map(pair => pair.join('=')).join('; '),
      'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN'),
    },
  })
  call.write(body.slice(0, 10))
  // The server has the head once it has answered what came after it.
  expect((await shop.stranger().raw('GET', '/readyz')).status).toBe(200)
  const closed = shop.server.close()
  call.end(body.slice(10))
  const [answer] = await once(call, 'response')
  let text = ''
  for await (const part of answer) text += part
  // Its provider, which stops with it, takes no new connection.
  expect([answer.statusCode, JSON.parse(text).error?.errors[0].code]).toEqual([502, 'payment-provider'])
  await closed
})
