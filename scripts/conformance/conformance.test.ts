import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoints } from 'shared-contracts/api/endpoints.ts'
import { member, PASSWORD } from 'store-api/testing/people.ts'
import { startShop } from 'store-api/testing/shop.ts'
import { describe, expect, test, vi } from 'vitest'
import { startIndependentStore } from '../../e2e/support/independent-store.ts'
import { allowedOrigins, blockedOrigins } from './pictures.ts'
import { createStoreClient } from './store-client.ts'
import { row, summary } from './table.ts'
import { type Verdict, verdictOf } from './verdict.ts'
import { type Account, walk } from './walk.ts'

/** Calls about something that other answers name: asked about it, not about nothing. */
const ASKED = [
  'GET common3/influencerProfile/detail/{id}',
  'GET productManagement2/tag/{name}',
  'GET productManagement2/products/addon',
]
const ORDER = 'GET admin/orderManagement/order/{id}'

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
      for (const call of ASKED) expect(found.get(call), call).toEqual({ kind: 'works', note: '' })
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
      note: expect.stringContaining('products.*.'),
    })
    expect(kinds('missing')).toContain('GET common3/pageContent')
    expect(row('GET common3/pageContent', { kind: 'missing', note: 'HTTP 404' })).toMatch(/→ content pages/)
    expect(row(ORDER, { kind: 'missing', note: 'HTTP 404' })).toMatch(/→ paying safely/)
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

test('API-5 an answer without content is told by the fields it lacks, as the shop reads it', async () => {
  const server = createServer((_, response) => response.writeHead(204).end())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  try {
    const client = createStoreClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const done = await client.send('GET common3/logout', {})
    const unknown = { status: 404, body: {}, took: 1, cookies: [] }
    expect(verdictOf('GET common3/logout', done, unknown).note).toBe('user, userID, lastLoginDate, …')
  } finally {
    server.close()
  }
})

describe('API-1 one answer', () => {
  const answered = (status: number, body: unknown) => ({ status, body, took: 1, cookies: [] })
  const unknown = answered(404, { error: { errors: [{ code: 'no-such-call', message: 'no such call' }] } })
  const billing = 'POST shoppingManagement4/billing/{id}'

  test('API-1 that takes what must be refused is no working one', () => {
    const placed = answered(200, { orderID: 'A-1', totals: {} })
    expect(verdictOf(billing, placed, unknown, true)).toEqual({
      kind: 'but',
      note: 'accepts a request without its content',
    })
    expect(verdictOf('GET common3/logout', answered(200, {}), unknown, true).note).not.toContain('accepts')
  })

  test('API-3 whose refusal lacks a code alone is told so, and not that it has no message', () => {
    const refused = (error: object) => answered(401, { error: { errors: [error] } })
    expect(verdictOf(billing, refused({ message: 'Wrong password' }), unknown).note).toBe(
      'HTTP 401 without a text as error.errors.0.code',
    )
    expect(verdictOf(billing, answered(401, { message: 'no' }), unknown).note).toBe(
      'HTTP 401 without error.errors[].message',
    )
  })

  test('API-5 is told by what pages leave out of it first, each with its count', () => {
    const entry = { name: 'Tea', image: null, currency: 'CAD' }
    const products = [
      { ...entry, id: 'a' },
      { ...entry, id: 'b', price: 100 },
      { ...entry, id: 'c' },
    ]
    const { note } = verdictOf('GET productManagement2/products', answered(200, { products }), unknown)
    expect(note).toMatch(/^2 left out: products\.\*\.price, products\.\*\.\w+, /)
    expect(verdictOf('GET productManagement2/products', answered(200, 'x'), unknown).note).toBe(
      'nothing of it can be used: the answer itself',
    )
  })

  test('API-5 whose amounts have decimals is told how they are read, and not that they are left out', () => {
    const entry = { name: 'Tea', image: null, currency: 'CAD' }
    const products = [
      { ...entry, id: 'a', price: '12.50' },
      { ...entry, id: 'b', price: 3.99 },
      { ...entry, id: 'c' },
    ]
    const { note } = verdictOf('GET productManagement2/products', answered(200, { products }), unknown)
    expect(note).toMatch(
      /^1 left out: products\.\*\.price, 2 with decimals, amounts are in cents \(12\.50 is read as 0\.13\): products\.\*\.price, /,
    )
    expect(note.match(/\.price\b/g)).toHaveLength(2)
  })

  test('API-3 that refuses under 200 is told so, and one that answers with something else that nothing of it can be used', () => {
    const refused = answered(200, { error: { errors: [{ code: 'sold-out', message: 'Sold out' }] } })
    const note = 'refuses with HTTP 200: sold-out'
    expect(verdictOf(billing, refused, unknown, true)).toEqual({ kind: 'but', note })
    for (const call of ['GET common3/appInfoInit', 'GET productManagement2/products'] as const)
      expect(verdictOf(call, answered(200, { code: 500, msg: 'busy' }), unknown).note).toBe(
        'nothing of it can be used: the answer itself',
      )
  })

  test('API-5 whose lines have keys of its own is told of their fields once', () => {
    const line = { productID: 'a', name: 'Tea', unitPrice: 1, quantity: 1, lineTotal: 1 }
    const lineItems = { 'line/1 a': line, 'x.y': { ...line, id: 'x.y' }, 7: line }
    const cart = { itemCount: 3, subtotal: 3, currency: 'CAD', lineItems }
    const { note } = verdictOf('GET shoppingManagement4/myCart', answered(200, cart), unknown)
    expect(note).toMatch(/^2 left out: lineItems\.\*\.id, lineItems\.\*\.\w+, /)
    expect(note).not.toMatch(/line\/|x\.y/)
  })

  test('API-3 that refuses without JSON is told so, and one that leads elsewhere that pages do not follow', () => {
    expect(verdictOf(billing, answered(401, undefined), unknown)).toEqual({
      kind: 'but',
      note: 'HTTP 401 without JSON',
    })
    const page = answered(404, undefined)
    expect(verdictOf(billing, page, page)).toEqual({ kind: 'missing', note: 'HTTP 404 without JSON' })
    const moved = { kind: 'missing', note: 'HTTP 302: redirects are not followed' }
    for (const elsewhere of [page, answered(302, undefined)])
      expect(verdictOf(billing, answered(302, undefined), elsewhere)).toEqual(moved)
  })
})

test('NFR-S pictures that browsers of the shop would not load are told with their origin', () => {
  const document = {
    body: { appContent: { storeLogo: '2', logo: { imageURL: 'https://logo.test/a.svg' } } },
  }
  const allowed = allowedOrigins(document, 'https://cdn.test, https://more.test:8443')
  const at = (address: string) => ({ image: { src: address, sources: [] } })
  const products = [
    at('/media/a.jpg'),
    at('data:image/png;base64,AA'),
    at('https://logo.test/b.svg'),
    { image: 'https://CDN.test/c.jpg' },
    { images: [{ src: 'https://more.test:8443/d.jpg' }, 'https://list.test/d.jpg'] },
    { profileImage: 'https://faces.test/e.jpg', link: 'https://elsewhere.test' },
    at('//other.test/f.jpg'),
    at('http://cdn.test/g.jpg'),
  ]
  expect(blockedOrigins({ products }, allowed)).toEqual([
    'https://list.test',
    'https://faces.test',
    'https://other.test',
    'http://cdn.test',
  ])
})

/** 绿茶 as older Chinese backends write it. */
const GBK = Buffer.from('{"categories":[{"slug":"tea","name":"\xc2\xcc\xb2\xe8"}]}', 'latin1')

test('API-1 a slow answer, other characters, a cookie of some addresses alone and pictures and an address type that nobody knows are told', async () => {
  vi.stubEnv('API_LIMIT_MS', '150')
  vi.resetModules()
  const { walk: walkIn } = await import('./walk.ts')
  const asked: string[] = []
  const server = createServer(async ({ url = '' }, response) => {
    asked.push(url)
    if (url.includes('/products?')) await new Promise(resolve => setTimeout(resolve, 200))
    if (url.endsWith('appInfoInit')) response.setHeader('set-cookie', 'SESSION=1; Path=/api/istore; HttpOnly')
    response.writeHead(url.includes('/no/such/') ? 404 : 200, { 'content-type': 'application/json' })
    const brands = '{"brands":[],"image":"https://cdn.test/a.jpg"}'
    response.end(url.includes('/brands') ? brands : url.includes('/categories') ? GBK : '{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  try {
    const client = createStoreClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const found = new Map<string, Verdict>()
    for await (const { call, verdict } of walkIn(client, { writes: false })) found.set(call, verdict)
    expect(found.get('GET common3/appInfoInit')?.note).toContain(
      'cookie SESSION has Path=/api/istore: pages are opened without it',
    )
    expect(found.get('GET productManagement2/products')?.note).toMatch(
      /answered in \d+\.\d s: a page waits 0\.\d s for all its calls/,
    )
    expect(found.get('GET productManagement/brands')).toEqual({
      kind: 'but',
      note: 'browsers do not load pictures from https://cdn.test (PICTURE_ORIGINS)',
    })
    expect(found.get('GET productManagement/categories/{x}')?.note).toContain('texts that are not UTF-8')
    expect(asked.some(url => url.endsWith('/type/SHIPPING'))).toBe(true)
  } finally {
    vi.unstubAllEnvs()
    server.close()
  }
})
