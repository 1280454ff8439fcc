import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { providers } from '../payment/providers.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { nestsTooDeep } from './nesting.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

test('API-4 M3 a body that nests 9,000 deep is refused like any other bad input', async () => {
  const visitor = await shop.visitor()
  for (const body of [`{"productID":${deep(9_000)}}`, '['.repeat(30_000)]) {
    const init = { headers: { 'content-type': 'application/json' }, body }
    const response = await visitor.raw('POST', '/api/istore/client/shoppingManagement4/myCart', init)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { errors: [{ code: 'invalid' }] } })
  }
})

test.each(['snappay', 'ott', 'iotpay', 'paypal', 'citcon', 'opay', 'wechat-miniprogram'] as const)(
  'API-4 M3 so is a notice of %s',
  async provider => {
    const read = vi.spyOn(providers[provider], 'readNotice')
    onTestFinished(() => read.mockRestore())
    for (const body of [`{"sign":"x","data":${deep(9_000)}}`, deep(9_000)]) {
      const init = { headers: { 'content-type': 'application/json' }, body }
      const response = await shop.stranger().raw('POST', `/api/istore/notice/${provider}`, init)
      expect(response.status).toBe(400)
    }
    expect(read, 'by its text, before anything reads it').not.toHaveBeenCalled()
  },
)

test('API-4 M3 brackets within text do not count, and neither do many beside each other', () => {
  expect(nestsTooDeep(JSON.stringify({ message: `\\"${'['.repeat(500)}` }))).toBe(false)
  expect(nestsTooDeep(JSON.stringify(Array(500).fill([])))).toBe(false)
  expect([nestsTooDeep(deep(32)), nestsTooDeep(deep(33))]).toEqual([false, true])
})

test('API-4 L6 a one-line field takes no line end, nor any other control character', async () => {
  const body = { emailID: 'l6@example.com', password: 'correct horse', firstName: 'Lin', lastName: 'Wei' }
  for (const end of ['\n', '\r', '\u2028', '\u0085', '\t']) {
    const visitor = await shop.visitor()
    const reply = await visitor.api('POST common3/clientRegistration', {
      body: { ...body, firstName: `Lin${end}Bcc: x` },
    })
    expect([reply.status, reply.field]).toEqual([400, 'firstName'])
  }
})
