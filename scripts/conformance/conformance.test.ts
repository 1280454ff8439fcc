import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoints } from 'shared-contracts/api/endpoints.ts'
import { member, PASSWORD } from 'store-api/testing/people.ts'
import { startShop } from 'store-api/testing/shop.ts'
import { expect, test } from 'vitest'
import { startIndependentStore } from '../../e2e/support/independent-store.ts'
import { createStoreClient } from './store-client.ts'
import { row, summary } from './table.ts'
import type { Verdict } from './verdict.ts'
import { type Account, walk } from './walk.ts'

async function results(url: string, writes: boolean, account?: Account): Promise<Map<string, Verdict>> {
  const found = new Map<string, Verdict>()
  for await (const { call, verdict } of walk(createStoreClient(url), { writes, ...(account && { account }) }))
    found.set(call, verdict)
  return found
}

test('API-1 store-api passes 125 of 125, as a guest and as a member', async () => {
  const shop = await startShop()
  try {
    const { emailID } = await member(shop)
    for (const account of [undefined, { emailID, password: PASSWORD }]) {
      const found = await results(shop.origin, true, account)
      const odd = [...found].filter(([, { kind }]) => kind !== 'works').map(([call, one]) => row(call, one))
      expect(odd).toEqual([])
      expect(found.size).toBe(Object.keys(endpoints).length)
      expect(summary([...found.values()])).toBe('125 of 125 work')
    }
  } finally {
    await shop.close()
  }
})

test('API-1 API-5 a backend of its own: what it lacks is named with what shoppers lose, what is odd with its field', async () => {
  const store = await startIndependentStore()
  try {
    const found = await results(store.url, true)
    const kinds = (kind: Verdict['kind']) =>
      [...found].filter(([, one]) => one.kind === kind).map(([call]) => call)
    expect(kinds('works')).toContain('GET common3/appInfoInit')
    expect(found.get('GET productManagement2/products')).toMatchObject({
      kind: 'but',
      note: expect.stringContaining('products.0.'),
    })
    expect(kinds('missing')).toContain('GET common3/pageContent')
    expect(row('GET common3/pageContent', { kind: 'missing', note: 'HTTP 404' })).toMatch(/→ content pages/)
    expect(kinds('works').length + kinds('but').length).toBeGreaterThanOrEqual(12)
    expect(found.size).toBe(125)
  } finally {
    await store.stop()
  }
})

test('API-1 nothing is changed unless writes are asked for', async () => {
  const store = await startIndependentStore()
  try {
    const found = await results(store.url, false)
    for (const [call, { kind }] of found) if (!call.startsWith('GET ')) expect(kind, call).toBe('not tried')
  } finally {
    await store.stop()
  }
})

test('API-1 a backend that refuses everybody, an account that is not signed in, an address where nobody answers: nothing of that passes', async () => {
  const told = (code: string) => JSON.stringify({ error: { errors: [{ code, message: code }] } })
  const server = createServer(({ url = '' }, response) => {
    const unknown = url.includes('/no/such/')
    response.writeHead(unknown ? 404 : 401, { 'content-type': 'application/json' })
    response.end(told(unknown ? 'not-found' : 'sign-in-required'))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const found = await results(url, false)
    const missing = [...found].filter(([, { kind }]) => kind === 'missing')
    expect(missing).toEqual(
      ['GET common3/appInfoInit', 'GET productManagement2/products', 'GET shoppingManagement4/myCart'].map(
        call => [call, { kind: 'missing', note: 'HTTP 401: sign-in-required' }],
      ),
    )
    const account = { emailID: 'a@b.c', password: 'x' }
    await expect(results(url, false, account)).rejects.toThrow(
      /^a@b\.c is not signed in: HTTP 401 .*sign-in-required/,
    )
  } finally {
    server.close()
  }
  await expect(results(url, false)).rejects.toThrow(/^it cannot be reached: ./)
})
