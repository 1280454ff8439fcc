import { operatorEnv } from 'releases/fixtures/operator.ts'
import { listenForMetrics } from 'server-kit/metrics-port.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildEdge } from '../app.ts'
import { readConfig } from '../config.ts'
import { metricsOf, openShop, SAYS, type Shop } from '../fixtures/shop.ts'
import { loggable } from './log.ts'

let shop: Shop
let edge: Awaited<ReturnType<Shop['open']>>
/** Calls that reached the API. */
let asked: string[]
beforeEach(async () => {
  asked = []
  shop = await openShop((request, response) => {
    if (request.url === '/api/busy') response.statusCode = 503
    asked.push(`${request.method} ${request.url}`)
    const first = asked.filter(one => one.endsWith(request.url ?? '')).length % 2 === 1
    if (first && request.url === '/api/closed') return void request.socket.destroy()
    if (first && request.url === '/api/reset') return void request.socket.resetAndDestroy()
    response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Domain=backend.test'])
    let body = ''
    request.on('data', text => {
      body += text
    })
    request.on('end', () =>
      response.end(JSON.stringify({ url: request.url, headers: request.headers, body })),
    )
  })
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  edge = await shop.open()
})
afterEach(() => shop.close())

const failure = {
  remote: 'host-shell',
  release: 'h1',
  phase: 'render',
  serial: 2,
  where: 'page',
  fellBackTo: null,
  message: 'broke at /user/orders?id=A1',
}
const beacon = (payload: object | string, type = 'application/json') =>
  edge.inject({ method: 'POST', url: '/.well-known/failures', payload, headers: { 'content-type': type } })

describe('the proxy', () => {
  test('API-2 passes cookies, query and body both ways, and says itself how the visitor came', async () => {
    const answer = await edge.inject({
      method: 'POST',
      url: '/api/x?y=1',
      payload: { some: 'thing' },
      headers: {
        cookie: 'sid=1',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-for': '6.6.6.6',
        connection: 'x-secret',
        'x-secret': 'no',
        te: 'trailers',
      },
    })
    const { url, headers, body } = answer.json()
    expect([url, body]).toEqual(['/api/x?y=1', '{"some":"thing"}'])
    expect(headers).toMatchObject({
      cookie: 'sid=1',
      'x-forwarded-host': 'shop.test',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
    expect(headers).not.toHaveProperty('x-secret')
    expect(headers).not.toHaveProperty('te')
    expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  })

  test.each(['/api/closed', '/api/reset'])(
    'API-3 asks once more for what only reads when the API closes the connection; what writes is asked once (%s)',
    async url => {
      expect((await edge.inject(url)).statusCode).toBe(200)
      expect(asked).toEqual([`GET ${url}`, `GET ${url}`])
      const write = await edge.inject({ method: 'POST', url, payload: { a: 1 } })
      expect([write.statusCode, asked.length]).toEqual([502, 3])
    },
  )

  test.each(['text/plain', 'text/plain;;', 'text/plain; application/json', 'a/b;c'])(
    'API-3 passes a body on whatever its type is said to be: %s',
    async type => {
      const headers = { 'content-type': type }
      const answer = await edge.inject({ method: 'POST', url: '/api/x', payload: 'some=thing', headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ body: 'some=thing', headers })
    },
  )

  test('API-3 ERR-2 L7 asks a busy API once, and says when there is none, without words in a language it does not know', async () => {
    const busy = await edge.inject('/api/busy')
    expect([busy.statusCode, asked]).toEqual([503, ['GET /api/busy']])
    const alone = await shop.open({ API_ORIGIN: 'http://127.0.0.1:1' })
    const { statusCode, body } = await alone.inject('/api/x')
    expect([statusCode, body]).toEqual([502, '{"error":{"errors":[{"code":"unavailable","message":""}]}}'])
  })

  test.each(['/media/a.avif', '/sandbox/pay/1'])('API-1 also answers %s', async url => {
    expect((await edge.inject(url)).json().url).toBe(url)
  })
})

describe('REL-3 failures told by pages', () => {
  test('are taken as JSON or plain text, and counted', async () => {
    expect((await beacon(failure)).statusCode).toBe(204)
    expect((await beacon(JSON.stringify(failure), 'text/plain;charset=UTF-8')).statusCode).toBe(204)
    expect(await metricsOf(edge)).toContain(
      'edge_failures_total{remote="host-shell",release="h1",phase="render",where="page"} 2',
    )
  })

  test('API-5 what the backend answered wrongly counts against no release', async () => {
    const fault = { ...failure, phase: 'backend', message: 'the backend answered GET x unusably: y' }
    expect((await beacon(fault)).statusCode).toBe(204)
    const metrics = await metricsOf(edge)
    expect(metrics).toContain('edge_backend_faults_total{where="page"} 1')
    expect(metrics).not.toMatch(/edge_failures_total.*backend/)
  })

  test.each([
    ['an unknown release', { ...failure, release: 'h9' }, 400],
    ['an unknown remote', { ...failure, remote: 'constructor' }, 400],
    ['an extra field', { ...failure, extra: 1 }, 400],
    ['a number as text', { ...failure, serial: '2' }, 400],
    ['another phase', { ...failure, phase: 'lunch' }, 400],
    ['a missing field', { remote: 'host-shell' }, 400],
    ['no JSON', '{', 400],
    ['too much', { ...failure, message: 'x'.repeat(5000) }, 413],
  ] as const)('API-3 L7 with %s are refused', async (_name, payload, status) => {
    const refused = await beacon(payload)
    expect(refused.statusCode).toBe(status)
    expect(refused.json()).toMatchObject({ error: { errors: [{ code: expect.any(String) }] } })
  })

  test('are limited per visitor', async () => {
    const statuses = []
    for (let count = 0; count < 31; count++) statuses.push((await beacon(failure)).statusCode)
    expect(statuses.at(29)).toBe(204)
    expect(statuses.at(30)).toBe(429)
  })
})

describe('operation', () => {
  test('NFR-R is ready only while a page can be rendered', async () => {
    expect((await edge.inject('/healthz')).json()).toEqual({ ok: true })
    expect((await edge.inject('/readyz')).json()).toEqual({ ok: true, serial: 2 })
    const empty = await shop.open({ RELEASE_STORE: `${shop.folder}/none` })
    expect((await empty.inject('/readyz')).json()).toEqual({ ok: false, problem: 'no release document' })
  })

  test('REL-3 REL-8 an edge is ready where a host that was in service before stands in for one that does not load, and says so', async () => {
    await shop.ship('host-shell', 'h2', { 'node/entry.mjs': 'export const = 1' })
    const edge = await shop.open()
    expect((await edge.inject('/')).statusCode, 'pages come').toBe(200)
    const { statusCode, body } = await edge.inject('/readyz')
    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toMatchObject({
      ok: true,
      note: expect.stringMatching(/^host-shell h2 does not load, h1 stands in: /),
    })
  })

  test('NFR-S L10 a disk without room is said in words: by what still serves, by what cannot, and as a figure', async () => {
    const short = await shop.open({ MIN_FREE_MB: '999999999' })
    expect((await short.inject('/readyz')).json()).toEqual({
      ok: true,
      serial: 2,
      note: expect.stringMatching(/^\d+ MB left on the disk of .*edge: new releases may not run here$/),
    })
    expect(await metricsOf(short)).toMatch(/^edge_disk_free_bytes [1-9]\d+/m)
    const { app, edge: full } = await buildEdge(readConfig({ ...operatorEnv(shop.folder), ...shop.env }))
    full.hosts.load = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    const answer = await app.inject('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { ok: false, problem: expect.stringMatching(/^no room left on the disk of .*edge$/) },
    ])
    await app.close()
  })

  test('NFR-S L8 what is counted is told on a port of its own, never at the address of the shop', async () => {
    const { app, edge: own } = await buildEdge(readConfig({ ...operatorEnv(shop.folder), ...shop.env }))
    const { port, close } = await listenForMetrics(own.metrics, { host: '127.0.0.1', port: 0 })
    try {
      const told = await fetch(`http://127.0.0.1:${port}/metrics`)
      expect(told.headers.get('content-type')).toContain('text/plain')
      expect(await told.text()).toContain('edge_document_serial')
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
      for (const path of ['/metrics', '/metrics/', '//metrics', '/%6detrics'])
        expect((await app.inject(path)).body, path).not.toContain('edge_document_serial')
    } finally {
      close()
      await app.close()
    }
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
    expect(readConfig({}).metrics).toBe(null)
  })

  test('NFR-S logs neither query nor ids', () => {
    expect(loggable('/user/orders/A1029?token=x#y')).toBe('/user/orders/*')
    expect(loggable('/store/productlist?cat=3')).toBe('/store/productlist')
    expect(loggable('/x/jo%40mail.test/a@b.c')).toBe('/x/*/*')
  })

  test.each(['/%', '/%E0%A4%A', '/a%zz'])(
    'API-3 L7 an address that cannot be read is told so: %s',
    async url => {
      const { statusCode, headers, body } = await edge.inject({ url })
      expect(statusCode).toBeLessThan(500)
      if (statusCode >= 400)
        expect(body).toMatch(/^\{"error":\{"errors":\[\{"code":"[a-z-]+","message":"[^"]+"\}\]\}\}$/)
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )
})
