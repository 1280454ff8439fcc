import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hostEntry, metricsOf, openShop, type Shop } from '../fixtures/shop.ts'

const API = '/api/istore/client/'
const START = `${API}common3/appInfoInit`
const LIST = `${API}productManagement2/products?numberToLoad=2`
const CART = `${API}shoppingManagement4/myCart`
const LOCATION = `${API}common3/setSelectedStoreLocation`

/** What becomes of calls: answered, with a status of its own, with something else under 200, or cut off. */
let fate: 'well' | 'gone' | number | { said: string }
/** Shown in the list. */
let price: number
/** Calls that alone have that fate; all where none is named. */
let only: string | null

function backend(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', headers } = request
  const [, session = ''] = /sid=(\w+)/.exec(headers.cookie ?? '') ?? []
  if (fate !== 'well' && (only === null || url === only)) {
    if (fate === 'gone') return void request.socket.destroy()
    if (typeof fate === 'object') return void response.end(fate.said)
    return void response.writeHead(fate).end('{"error":{"errors":[]}}')
  }
  response.setHeader('content-type', 'application/json')
  if (url !== START) return void response.end(JSON.stringify({ products: [], url, price }))
  if (!session) response.setHeader('set-cookie', 'sid=fresh; Path=/')
  const user = session === 'ann' ? { emailID: 'ann@shop.test' } : null
  const language = headers['accept-language'] ?? 'en'
  response.end(JSON.stringify({ body: { appContent: { language }, user, userID: user && 'u1' } }))
}

/** A host whose page says what became of each of its calls. */
const HOST = {
  'node/entry.mjs': hostEntry(`
    const say = async path => {
      const answer = await fetch(path).catch(error => error)
      if (answer instanceof Error) return 'none'
      const kept = answer.headers.has('x-arcade-kept') ? 'kept ' : ''
      return kept + answer.status + ' ' + (await answer.text())
    }
    const [start, list, cart] = await Promise.all(${JSON.stringify([START, LIST, CART])}.map(say))
    return page(JSON.stringify({ start, list, cart }))`),
}

let shop: Shop
let edge: Awaited<ReturnType<Shop['open']>>
beforeEach(async () => {
  fate = 'well'
  price = 100
  only = null
  shop = await openShop(backend)
  await shop.ship('host-shell', 'h1', HOST)
  edge = await shop.open({ API_LIMIT_MS: '500' })
})
afterEach(() => shop.close())

/** Looks at the page. @returns what it says of its calls, and its headers */
async function look(cookie = 'sid=guest', more: Record<string, string> = {}) {
  const { body, headers, statusCode } = await edge.inject({ url: '/', headers: { cookie, ...more } })
  expect(statusCode).toBe(200)
  return { ...(JSON.parse(body) as Record<'start' | 'list' | 'cart', string>), headers }
}

describe('API-4 while the backend', () => {
  test.each([
    ['cannot be reached', 'gone', 'unreachable', 'none'],
    ['answers with an error of its own', 503, 'error', '503 {"error":{"errors":[]}}'],
  ] as const)('API-4 %s, pages are made of what it said, never the cart', async (_, how, why, cart) => {
    const before = await look()
    expect(before.list).toContain('"price":100')
    expect(before.headers).not.toHaveProperty('x-arcade-kept')
    fate = how
    const meanwhile = await look()
    expect(meanwhile).toMatchObject({ start: `kept ${before.start}`, list: `kept ${before.list}`, cart })
    expect(meanwhile.headers['x-arcade-kept']).toMatch(/^\d+$/)
    expect(meanwhile.headers['cache-control']).toBe('private, no-store')
    expect(await metricsOf(edge)).toContain(`edge_stale_answers_total{why="${why}"} 2`)
    fate = 'well'
    price = 120
    const after = await look()
    expect(after.list).toContain('"price":120')
    expect(after.headers).not.toHaveProperty('x-arcade-kept')
  })

  test('API-4 whoever comes for the first time is given what others were, of their own language', async () => {
    await look('', { 'accept-language': 'en-CA,en;q=0.9' })
    fate = 'gone'
    expect((await look('', { 'accept-language': 'en' })).list).toContain('kept 200')
    expect((await look('', { 'accept-language': 'zh' })).list).toBe('none')
    // Who comes again with the cookie that was set is known by it.
    expect((await look('sid=fresh', { 'accept-language': 'en' })).start).toContain('kept 200')
  })

  test('VIS-4 an account is given nothing that was kept, and nothing of it is', async () => {
    await look('sid=ann')
    await look('sid=guest')
    fate = 'gone'
    expect(await look('sid=ann')).toMatchObject({ start: 'none', list: 'none', cart: 'none' })
    expect((await look('sid=other')).start).toBe('none')
    expect(JSON.stringify(await look('sid=guest'))).not.toContain('ann@shop.test')
  })

  test('API-4 what the backend refuses is refused, and not shown afterwards', async () => {
    await look()
    fate = 404
    only = LIST
    expect((await look()).list).toBe('404 {"error":{"errors":[]}}')
    fate = 'gone'
    only = null
    expect(await look()).toMatchObject({ list: 'none', start: expect.stringContaining('kept 200') })
  })

  test.each([
    ['an error in disguise', '{"code":500,"msg":"down"}'],
    ['a page for people', '<!doctype html><title>Back soon</title>'],
  ])(
    'API-5 what comes under 200 and is %s is never kept, and what was said before stands in',
    async (_, said) => {
      const before = await look()
      fate = { said }
      for (const nth of [1, 2]) {
        const { start, list, cart } = await look()
        expect({ start, list, cart }, `view ${nth}`).toEqual({
          start: `kept ${before.start}`,
          list: `kept ${before.list}`,
          cart: `200 ${said}`,
        })
      }
      fate = 'gone'
      expect((await look()).list).toBe(`kept ${before.list}`)
      expect(await metricsOf(edge)).toContain('edge_stale_answers_total{why="error"} 4')
    },
  )

  test('API-5 where nothing was said before, an error in disguise goes to the page as it came, and no further', async () => {
    only = LIST
    fate = { said: '{"code":500,"msg":"down"}' }
    expect((await look()).list).toBe('200 {"code":500,"msg":"down"}')
    fate = 'gone'
    expect((await look()).list).toBe('none')
  })

  test('API-3 a refusal under 200 is the answer, and not covered up', async () => {
    await look()
    only = LIST
    const said = '{"error":{"errors":[{"code":"not-found","message":"Gone."}]}}'
    fate = { said }
    expect((await look()).list).toBe(`200 ${said}`)
    fate = 'gone'
    expect((await look()).list).toBe('none')
  })

  test('API-4 who may be given another catalogue since is asked for anew', async () => {
    await look()
    const headers = { cookie: 'sid=guest', 'content-type': 'application/json' }
    await edge.inject({ method: 'POST', url: CART, headers, payload: '{}' })
    fate = 'gone'
    expect((await look()).list).toContain('kept 200')
    fate = 'well'
    await edge.inject({ method: 'POST', url: LOCATION, headers, payload: '{}' })
    fate = 'gone'
    await expect.poll(async () => (await look()).list).toBe('none')
  })
})
