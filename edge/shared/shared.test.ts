import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hostEntry, metricsOf, openShop, type Shop } from '../fixtures/shop.ts'
import { LIMITS } from '../limits.ts'

const API = '/api/istore/client/'
const START = `${API}common3/appInfoInit`
const LIST = `${API}productManagement2/products?numberToLoad=2`
const PLACES = `${API}common3/pickupLocations`
const CART = `${API}shoppingManagement4/myCart`

/** What the backend says, and what it was asked for. */
let price: number
let stock: string
let fate: 'well' | number
let asked: string[]
let sessions: number

function backend(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', headers } = request
  asked.push(url)
  response.setHeader('content-type', 'application/json')
  if (fate !== 'well') return void response.writeHead(fate).end('{}')
  const list = { products: [], price, stock, agent: headers['user-agent'] }
  if (url !== START) return void response.end(JSON.stringify(list))
  if (!headers.cookie?.includes('sid='))
    response.setHeader('set-cookie', `sid=s${++sessions}; Path=/; HttpOnly`)
  const user = headers.cookie?.includes('sid=ann') ? { emailID: 'ann@shop.test' } : null
  response.end(JSON.stringify({ body: { appContent: { language: headers['accept-language'] }, user } }))
}

/** A host whose page says what it was told, with a script of its nonce, and leaves the cart to browsers where others get the page. */
const host = (mark: string, cart = 'shared ? null : ', more = '') => ({
  'node/entry.mjs': hostEntry(`
    const { shared } = arguments[0]
    const say = async path => (await fetch(path)).text()
    const [start, list, cart] = await Promise.all([say('${START}'), say('${LIST}'), ${cart}say('${CART}')])
    ${more}
    const sent = JSON.stringify([...request.headers.keys()].sort())
    return page('<!doctype html><script nonce="' + nonce + '"></script>${mark} ' + start + list + cart + sent + request.url + '<i nonce="' + nonce + '"></i>')`),
})

let shop: Shop
let edge: Awaited<ReturnType<Shop['open']>>
beforeEach(async () => {
  price = 100
  stock = 'in'
  fate = 'well'
  asked = []
  sessions = 0
  shop = await openShop(backend)
  await shop.ship('host-shell', 'h1', host('one'))
  edge = await shop.open()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

async function look(headers: Record<string, string> = {}, url = '/store', on = edge) {
  asked = []
  const answer = await on.inject({ url, headers })
  const { 'content-encoding': encoding = 'identity' } = answer.headers
  const html = DECODERS[encoding as keyof typeof DECODERS](answer.rawPayload).toString()
  return { html, headers: answer.headers, asked: [...asked], status: answer.statusCode }
}
const sharedOf = async (what: string, on = edge) =>
  Number(new RegExp(`edge_shared_pages_total{what="${what}"} (\\d+)`).exec(await metricsOf(on))?.[1] ?? 0)
/** Another moment, in which nothing is fresh any more. */
const later = (ms: number = LIMITS.sharedFresh + 1) => {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms)
}
const unique = (html: string) => html.replace(/nonce="[^"]*"/g, '')

describe('NFR-P a page for who has nothing of their own here', () => {
  test('is drawn once and sent to others: no call and no drawing, and what it is made of is asked for again in time', async () => {
    const first = await look()
    expect(first.asked.sort()).toEqual([START, LIST])
    const second = await look()
    expect(second.asked.sort(), 'before it is sent to anybody else').toEqual([START, LIST])
    const third = await look()
    expect(third.asked).toEqual([])
    expect([unique(second.html), unique(third.html)]).toEqual([unique(first.html), unique(first.html)])
    expect([await sharedOf('drawn'), await sharedOf('sent')]).toEqual([1, 2])
    later()
    expect((await look()).asked.sort()).toEqual([START, LIST])
    expect(await sharedOf('drawn')).toBe(1)
  })

  test('says what the store says of itself, too, until that changes', async () => {
    await shop.ship('host-shell', 'h2', host('one', undefined, `await say('${PLACES}')`))
    for (let i = 0; i < 3; i++) await look()
    expect(await sharedOf('sent')).toBe(2)
    stock = 'out'
    later()
    expect((await look()).asked).toContain(PLACES)
    expect(await sharedOf('drawn')).toBe(2)
  })

  test.each(['br', 'gzip', 'identity'])(
    'NFR-S has a nonce, a visitor and a session of its own, in %s',
    async encoding => {
      const seen = [
        await look(),
        await look({ 'accept-encoding': encoding }),
        await look({ 'accept-encoding': encoding }),
      ]
      expect(seen[1]?.headers['content-encoding'] ?? 'identity').toBe(encoding)
      const nonces = seen.map(({ html }) => [...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce))
      expect(new Set(nonces.flat()).size).toBe(3)
      for (const [i, { headers, html }] of seen.entries()) {
        expect(headers['content-security-policy']).toContain(`'nonce-${nonces[i]?.[0]}'`)
        expect(headers['cache-control']).toBe('private, no-store')
        expect(html).toMatch(/<\/i>$/)
      }
      const cookies = seen.map(({ headers }) => String(headers['set-cookie']))
      expect(cookies[0]).toContain('sid=')
      // What the backend gave to one visitor, or to nobody, is no other's.
      for (const cookie of cookies.slice(1)) expect(cookie).not.toContain('sid=')
      expect(new Set(cookies.map(cookie => /arcade_visitor=([^;]+)/.exec(cookie)?.[1])).size).toBe(3)
      expect(new Set(seen.map(({ headers }) => headers['x-arcade-session'])).size).toBe(3)
    },
  )

  test.each([
    ['a price', 120, 'in', '"price":120'],
    ['a stock', 100, 'out', '"stock":"out"'],
  ])('is drawn anew once %s has changed, and not before', async (_, costs, has, shown) => {
    for (let i = 0; i < 3; i++) await look()
    price = costs
    stock = has
    later()
    expect((await look()).html).toContain(shown)
    expect(await sharedOf('drawn')).toBe(2)
  })

  test('REL-2 is drawn anew in the very next page after a promotion and after a rollback', async () => {
    for (let i = 0; i < 3; i++) await look()
    await shop.ship('host-shell', 'h2', host('two'))
    expect((await look()).html).toContain('two {')
    for (let i = 0; i < 2; i++) await look()
    await shop.release('rollback', 'host-shell', '--reason', 'test')
    expect((await look()).html).toContain('one {')
  })

  test('is another one in another language, in another browser, at another address', async () => {
    const ways: [Record<string, string>, string][] = [
      [{ 'accept-language': 'en-CA,en;q=0.9' }, '/store'],
      [{ 'accept-language': 'zh' }, '/store'],
      [{ 'user-agent': 'A phone' }, '/store'],
      [{}, '/store?sort=date'],
    ]
    for (const [headers, url] of ways) await look(headers, url)
    expect(await sharedOf('drawn')).toBe(4)
    // The same wish, said otherwise.
    await look({ 'accept-language': 'en' })
    expect([await sharedOf('drawn'), await sharedOf('sent')]).toEqual([4, 1])
  })

  test('NFR-S is made of nothing else that a visitor sends', async () => {
    const poison = {
      'x-evil': '<script>',
      referer: 'http://evil.test',
      'x-forwarded-host': 'evil.test',
      accept: 'x/y',
    }
    await look({ ...poison, host: 'evil.test' })
    const { html } = await look()
    expect(await sharedOf('sent')).toBe(1)
    expect(html).not.toContain('evil')
    expect(html).toContain('["accept"')
  })

  test('is drawn once, however many ask for it at once', async () => {
    // The releases' code is there by then: who waits for a page does so for a moment.
    await look({}, '/before')
    await Promise.all(Array.from({ length: 20 }, () => look()))
    expect([await sharedOf('drawn'), await sharedOf('sent')]).toEqual([2, 19])
  })

  test('REL-4 counts as given and as begun with like any other', async () => {
    for (let i = 0; i < 3; i++) await look()
    const text = await metricsOf(edge)
    expect(text).toContain('edge_given_total{remote="host-shell",release="h1"} 3')
    expect(text).toContain('edge_loads_total{remote="host-shell",release="h1"} 3')
    expect(text).toContain('edge_pages_total{status="200",host="h1"} 3')
  })

  describe('APP-1 whose head was sent before its body', () => {
    const SHEET =
      '.a{color:red}.a b{color:var(--b)}.c{color:var(--c)}.d{x:y}:root{--b:blue;--c:cyan;--o:olive}'
    const PARTS = '.a{color:red}.a b{color:var(--b)}:root{--b:blue;--o:olive}'
    const CONTENT = '<p class="a"><style nonce="x" data-sheet="/y">.d{x:y}</style></p>'
    /** @param html what the host says it knows of the page's */
    async function ship(release: string, html: string) {
      await shop.ship('mfe-catalog', 'c1', { 'web/style.css': '.a{outline-color:var(--o)}' })
      await shop.ship('host-shell', release, {
        'node/entry.mjs': hostEntry(`
          await (await fetch('${LIST}')).text()
          await nodeEntry('mfe-catalog', 'c1')
          const head = assets({ remote: null, page: null, language: 'en', ${html} })
          return page('<!doctype html>' + head + '${CONTENT}')`),
        'web/style.css': SHEET,
      })
    }
    const sheets = (html: string) =>
      [...html.matchAll(/<style nonce="[^"]*" data-sheet="\/r\/[^"]*"( data-part)?>(.*?)<\/style>/g)].map(
        ([, part = '', text]) => [part.trim(), text],
      )

    test('has whole sheets for who it is drawn for, and for others what the body shows of them', async () => {
      await ship('h2', 'html: null')
      const first = await look()
      expect(sheets(first.html)).toEqual([['', SHEET]])
      for (const encoding of ['identity', 'br']) {
        const { html } = await look({ 'accept-encoding': encoding })
        expect(sheets(html)).toEqual([['data-part', PARTS]])
        expect(html).toContain(CONTENT)
      }
      expect(await sharedOf('sent')).toBe(2)
    })

    test('has them whole for all where the host takes no parts', async () => {
      await ship('h2', '')
      for (let i = 0; i < 3; i++) expect(sheets((await look()).html)).toEqual([['', SHEET]])
    })
  })

  test('may be switched off', async () => {
    const off = await shop.open({ SHARED_PAGES: 'off' })
    for (let i = 0; i < 3; i++) expect((await look({}, '/store', off)).asked).toContain(CART)
  })
})

describe('VIS-4 a page is drawn for its visitor alone', () => {
  test('who has a cookie of the backend, or one that is not known', async () => {
    for (let i = 0; i < 3; i++) await look()
    for (const cookie of ['sid=ann', 'sid=guest', 'other=1', 'arcade_language=zh']) {
      const seen = await look({ cookie })
      expect(seen.asked.sort()).toEqual([START, LIST, CART])
    }
    expect((await look({ cookie: 'sid=ann' })).html).toContain('ann@shop.test')
    expect((await look()).html).not.toContain('ann@')
    expect((await look({ authorization: 'Basic eA==' })).asked).toContain(CART)
  })

  test('where it makes a call that is not of the catalogue, or one that fails', async () => {
    await shop.ship('host-shell', 'h2', host('cart', ''))
    for (let i = 0; i < 3; i++) expect((await look()).asked).toContain(CART)
    expect(await sharedOf('sent')).toBe(0)
    await shop.ship('host-shell', 'h3', host('one'))
    fate = 404
    for (let i = 0; i < 3; i++) await look()
    expect(await sharedOf('sent')).toBe(0)
  })

  test('where what it is made of differs each time it is asked for', async () => {
    for (let i = 0; i < 6; i++) {
      price++
      expect((await look()).html).toContain(`"price":${price}`)
    }
    expect(await sharedOf('sent')).toBe(0)
  })

  test('REL-3 where something of a release failed', async () => {
    const more = `report({ remote: 'mfe-a', release: 'a1', phase: 'render', serial: 1, where: 'edge', fellBackTo: null, message: 'x' })`
    await shop.ship('host-shell', 'h2', host('bad', undefined, more))
    for (let i = 0; i < 3; i++) await look()
    expect(await sharedOf('sent')).toBe(0)
  })

  test('API-4 while the backend is away: what was kept of it stands in, as for others', async () => {
    for (let i = 0; i < 3; i++) await look()
    fate = 503
    later()
    const seen = await look()
    expect([seen.status, seen.headers['x-arcade-kept']]).toEqual([200, expect.stringMatching(/^\d+$/)])
    const sent = await sharedOf('sent')
    await look()
    expect(await sharedOf('sent')).toBe(sent)
  })
})
