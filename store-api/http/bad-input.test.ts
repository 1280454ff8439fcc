import type { Endpoint } from 'shared-contracts/api/endpoint.ts'
import { type Call, endpoints } from 'shared-contracts/api/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestLine, WRITES } from '../testing/calls.ts'
import { member } from '../testing/people.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { schemaOf } from './openapi.ts'

let shop: TestShop
let visitor: Visitor
beforeAll(async () => {
  shop = await startShop()
  visitor = (await member(shop)).visitor
})
afterAll(() => shop.close())

interface Schema {
  properties?: Record<string, unknown>
}
/** Each write with a JSON body, and the names that its body has. */
const WITH_BODY = WRITES.flatMap(call => {
  const { body }: Endpoint = endpoints[call]
  if (!body) return []
  return [{ call, names: Object.keys((schemaOf(body, 'input') as Schema).properties ?? {}) }]
})

async function send(call: Call, body: unknown) {
  const response = await visitor.raw(...requestLine(call), {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

describe.each(WITH_BODY)('API-4 $call', ({ call, names }) => {
  test('API-4 refuses a field that it does not have', async () => {
    const { status, text } = await send(call, { isAdmin: true })
    expect(status, text).toBe(400)
    expect(text).toContain('"code":"invalid"')
  })

  test('API-4 refuses, and never converts, a value of another type in any field', async () => {
    for (const name of names)
      for (const value of [{ unexpected: [true] }, [[1]]]) {
        const { status, text } = await send(call, { [name]: value })
        expect(status, `${name}: ${text}`).toBe(400)
      }
  })
})
