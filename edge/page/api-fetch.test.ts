import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { hostEntry, metricsOf, openShop, type Shop } from '../fixtures/shop.ts'
import { LIMITS } from '../limits.ts'

let shop: Shop
afterEach(() => shop.close())

const host = (body: string) => ({ 'node/entry.mjs': hostEntry(body) })
const get = async (
  edge: Awaited<ReturnType<Shop['open']>>,
  url = '/',
  headers: Record<string, string> = {},
) => edge.inject({ url, headers })

describe('the page’s calls', () => {
  const echo = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/api/first')
      response.setHeader('set-cookie', [
        'sid=2; Path=/; HttpOnly',
        'XSRF-TOKEN=t%3D2; Path=/',
        'old=; Max-Age=0',
      ])
    if (request.url === '/api/second') response.setHeader('set-cookie', 'sid=3; Path=/; HttpOnly')
    const {
      cookie = '',
      'x-xsrf-token': token = '',
      'accept-language': language = '',
      'user-agent': agent = '',
    } = request.headers
    response.end(JSON.stringify({ method: request.method, cookie, token, language, agent }))
  }

  test.each(['destroy', 'resetAndDestroy'] as const)(
    'API-3 are made once more where they only read and the API closes the connection (%s)',
    async close => {
      const asked: string[] = []
      shop = await openShop((request, response) => {
        asked.push(`${request.method} ${request.url}`)
        if (asked.length % 2 === 1) return void request.socket[close]()
        response.end('"read"')
      })
      await shop.ship(
        'host-shell',
        'h1',
        host(`
        const read = await (await fetch('/api/a')).json()
        const written = await fetch('/api/b', { method: 'POST' }).then(() => 'written', () => 'refused')
        return page(JSON.stringify([read, written]))`),
      )
      const { body } = await get(await shop.open())
      expect(JSON.parse(body)).toEqual(['read', 'refused'])
      expect(asked).toEqual(['GET /api/a', 'GET /api/a', 'POST /api/b'])
    },
  )

  test('API-2 carry the visitor’s cookies and headers, and what the API sets reaches the visitor once per name', async () => {
    shop = await openShop(echo)
    await shop.ship(
      'host-shell',
      'h1',
      host(`
      const call = async (path, init) => (await fetch(path, init)).json()
      const a = await call('/api/first')
      const b = await call('/api/second', { method: 'POST', headers: { cookie: 'sid=forged' } })
      const c = await call('/api/third')
      return page(JSON.stringify([a, b, c]))`),
    )
    const { body, headers } = await get(await shop.open(), '/', {
      cookie: 'sid=1; old=x; arcade_visitor=AAAAAAAAAAAAAAAAAAAAAA',
      'accept-language': 'zh',
      'user-agent': 'tester',
    })
    const [a, b, c] = JSON.parse(body)
    expect(a).toEqual({
      method: 'GET',
      cookie: 'sid=1; old=x; arcade_visitor=AAAAAAAAAAAAAAAAAAAAAA',
      token: '',
      language: 'zh',
      agent: 'tester',
    })
    expect(b).toMatchObject({
      // As a browser's pages send it.
      token: 't=2',
      cookie: 'sid=2; arcade_visitor=AAAAAAAAAAAAAAAAAAAAAA; XSRF-TOKEN=t%3D2',
    })
    expect(c.cookie).toBe('sid=3; arcade_visitor=AAAAAAAAAAAAAAAAAAAAAA; XSRF-TOKEN=t%3D2')
    expect(headers['set-cookie']).toEqual([
      'XSRF-TOKEN=t%3D2; Path=/',
      'old=; Max-Age=0; Path=/',
      'sid=3; Path=/; HttpOnly',
    ])
  })

  test.each([
    'http://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    'api/x',
    '/api x',
    '/a\tb',
    '',
    'javascript:1',
  ])('NFR-S go nowhere else: %j', async address => {
    let asked = 0
    shop = await openShop((_request, response) => {
      asked++
      response.end('{}')
    })
    await shop.ship(
      'host-shell',
      'h1',
      host(`return page(await fetch(${JSON.stringify(address)}).then(() => 'went', error => error.name))`),
    )
    expect((await get(await shop.open())).body).toBe('TypeError')
    expect(asked).toBe(0)
  })

  test('API-4 end after the page’s time for the API, and the page still comes', async () => {
    shop = await openShop(() => {})
    await shop.ship(
      'host-shell',
      'h1',
      host("return page(await fetch('/api/slow').then(() => 'came', error => String(error)))"),
    )
    const edge = await shop.open({ API_LIMIT_MS: '300' })
    expect((await get(edge)).body).toBe('TimeoutError: not within 300 ms')
  })

  test('NFR-S M8 fail where an answer is more than a page can use, and the page still comes', async () => {
    const depth = LIMITS.apiDepth + 1
    shop = await openShop((_request, response) => response.end('['.repeat(depth) + ']'.repeat(depth)))
    await shop.ship(
      'host-shell',
      'h1',
      host("return page(await fetch('/api/deep').then(() => 'came', error => error.message))"),
    )
    expect((await get(await shop.open())).body).toBe('the answer of the API is nested too deeply')
  })

  test('API-2 that set cookies after the page has begun are counted, for these cookies are lost', async () => {
    shop = await openShop(echo)
    await shop.ship(
      'host-shell',
      'h1',
      host("return page('first ', Promise.resolve().then(() => fetch('/api/first')).then(() => 'second'))"),
    )
    const edge = await shop.open()
    const { body, headers } = await get(edge)
    expect(body).toBe('first second')
    expect(String(headers['set-cookie'])).not.toContain('sid=')
    expect(await metricsOf(edge)).toContain('edge_late_cookies_total 1')
  })

  test('NFR-S of two visitors interleaved on one edge never mix', async () => {
    // The API answers only in pairs, the later visitor first: both pages are always in flight together.
    const waiting: (() => void)[] = []
    shop = await openShop((request, response) => {
      const who = /who=(\w+)/.exec(String(request.headers.cookie))?.[1] ?? 'nobody'
      response.setHeader('set-cookie', `seen=${who}`)
      waiting.push(() => response.end(who))
      if (waiting.length === 2) for (const answer of waiting.splice(0).reverse()) answer()
    })
    await shop.ship(
      'host-shell',
      'h1',
      host(`
      const words = []
      for (let step = 0; step < 5; step++) words.push(await (await fetch('/api/' + step)).text())
      return page(words.join(), ' ', request.headers.get('cookie'), ' ', nonce)`),
    )
    const edge = await shop.open()
    for (let round = 0; round < 10; round++) {
      const [ann, bob] = await Promise.all(
        ['ann', 'bob'].map(who => get(edge, '/', { cookie: `who=${who}` })),
      )
      for (const [page, mine, other] of [
        [ann, 'ann', 'bob'],
        [bob, 'bob', 'ann'],
      ] as const) {
        const all = page?.body + JSON.stringify(page?.headers)
        expect(page?.body).toContain(`${mine},${mine},${mine},${mine},${mine} who=${mine}`)
        expect(all).toContain(`seen=${mine}`)
        expect(all).not.toContain(other)
      }
    }
  })
})
