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
