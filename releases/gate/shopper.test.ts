import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareShopper } from './shopper.ts'

/** Of the store's document (APP-2). */
let appConfig: unknown
let asked: string[]
let server: Server
let origin: string

beforeEach(async () => {
  asked = []
  server = createServer(({ method, url = '' }, response) => {
    const call = url.replace('/api/istore/client/', '')
    asked.push(`${method} ${call}`)
    response.setHeader('content-type', 'application/json')
    if (call === 'common3/appInfoInit')
      return void response.end(JSON.stringify({ body: { appContent: { system: { appConfig } } } }))
    if (call.startsWith('productManagement2/products'))
      return void response.end(
        JSON.stringify({ products: [{ id: 'p1', soldOut: false, hasOptions: false }] }),
      )
    response.end('{}')
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  ['as the specification writes them', { enableUserAccounts: true, enableCheckout: true }],
  ['as other backends do', { enableUserAccounts: 1, enableCheckout: 'true' }],
])('REL-10 the gate tries what the store has switched on, %s', async (_, flags) => {
  appConfig = flags
  const { shopper } = await prepareShopper(origin, null)
  expect([...shopper.has.keys()]).toEqual(expect.arrayContaining(['accounts', 'cart', 'product']))
})

test.each([[{ enableUserAccounts: false, enableCheckout: false }], [{}], [null], ['on'], [undefined]])(
  'REL-10 HDR-4 HDR-5 and nothing of what it has not: %j',
  async flags => {
    appConfig = flags
    const { shopper, missing } = await prepareShopper(origin, null)
    expect([...shopper.has.keys()]).toEqual([])
    expect(missing).toContain('with a product in the cart: the store has no checkout')
    expect(asked.filter(call => call.startsWith('POST'))).toEqual([])
  },
)
