import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveAgainst } from './serve.ts'

/** What each server was asked, and with which cookie. */
let asked: string[]
let shop: Server
let other: Server
let dev: Server
const listen = async (server: Server) => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
/** A kind of content that the shop gives its answers. */
let type: string
/** Cookies that the shop sets. */
let cookies: string[]
/** What a page of the shop holds. */
let page: string
/** Of the release that is from here. */
let paths: Record<string, string>
const NEWS = 'data: {"kind":"problems","problems":[]}\n\n'
const answering = (name: string) =>
  createServer(({ url, headers }, response) => {
    asked.push(`${name} ${url} ${headers.cookie}`)
    if (cookies.length > 0) response.setHeader('set-cookie', cookies)
    if (type) response.setHeader('content-type', type)
    response.end(page || name)
  })
beforeEach(async () => {
  asked = []
  type = ''
  cookies = []
  page = ''
  paths = {}
  shop = answering('shop')
  other = answering('other')
  const origin = `http://127.0.0.1:${await listen(shop)}`
  dev = serveAgainst({
    origin,
    locals: () => [
      {
        page: { base: '/r/mfe-x/x1/', name: 'mfe-x', release: 'x1', paths, css: [] },
        file: () => undefined,
      } as never,
    ],
    builds: () => 1,
    newest: () => [{ kind: 'problems', problems: [] }],
    drawn: () => false,
    locate: async stack => stack.split('\n').slice(1),
  }).server
  await Promise.all([listen(other), listen(dev)])
})
afterEach(() => {
  for (const server of [shop, other, dev]) server.close()
})

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** @param path sent as it is written */
function ask(
  path: string,
  host = `localhost:${portOf(dev)}`,
  body?: string,
  more: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host, cookie: 'session=secret', ...more }
    const method = body === undefined ? 'GET' : 'POST'
    request({ host: '127.0.0.1', port: portOf(dev), path, method, headers, agent: false }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', reject)
      .end(body)
  })
}

test('REL-7 what is not from here comes from the deployed shop, with path and query', async () => {
  expect(await ask('/store/product/7?size=l//x')).toBe(200)
  expect(asked).toEqual(['shop /store/product/7?size=l//x session=secret'])
})

test('REL-7 cookies that browsers keep by https alone work here by http, under a name of this machine’s', async () => {
  cookies = [
    '__Host-session=1; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Secure-a=2; Secure; Domain=shop.test',
    'b=__Host-3; Secure',
  ]
  const { headers } = await fetch(`http://localhost:${portOf(dev)}/`)
  const here = ['here-Host-session=1; Path=/; HttpOnly; SameSite=Lax', 'here-Secure-a=2', 'b=__Host-3']
  expect(headers.getSetCookie()).toEqual(here)
  asked = []
  await ask('/', undefined, undefined, { cookie: 'here-Host-session=1; here-Secure-a=2; b=here-Host-3' })
  expect(asked).toEqual(['shop / __Host-session=1; __Secure-a=2; b=here-Host-3'])
})

test.each([
  ['two slashes', (port: number) => `//127.0.0.1:${port}/x`],
  ['two slashes that come of a dot', (port: number) => `/.//127.0.0.1:${port}/x`],
  ['a backslash', (port: number) => `/\\127.0.0.1:${port}/x`],
  ['an absolute address', (port: number) => `http://127.0.0.1:${port}/x`],
  ['an address without a slash', (port: number) => `@127.0.0.1:${port}/x`],
])('NFR-S H5 an address that names another server is refused: %s', async (_name, path) => {
  expect(await ask(path(portOf(other)))).toBe(400)
  expect(asked).toEqual([])
})

test.each(['evil.test', 'evil.test:8090', 'localhost.evil.test'])(
  'NFR-S H5 a request meant for another host is refused: "%s"',
  async host => {
    expect(await ask('/', host)).toBe(400)
    expect(asked).toEqual([])
  },
)

test.each(['failures', 'faults', 'vitals', 'alive'])(
  'REL-7 what pages tell of a release under work (%s) stays here',
  async name => {
    expect(await ask(`/.well-known/${name}`)).toBe(204)
    expect(asked).toEqual([])
  },
)

test.each(['', 'x', 'null', '{"stack":1}', '{"componentStack":{}}'])(
  'REL-7 what is no error of a page is refused, and whoever develops goes on: %s',
  async body => {
    const here = `localhost:${portOf(dev)}`
    expect(await ask('/.dev/places', here, body)).toBe(400)
    expect(await ask('/.well-known/failures', here, body)).toBe(204)
    expect(await ask('/.dev/places', here, '{"message":"x"}', { origin: `http://${here}` })).toBe(200)
  },
)

test.each(['/.dev/places', '/.well-known/failures'])(
  'NFR-S H5 another site tells nothing of a page: %s',
  async path => {
    const more = { origin: 'https://evil.test' }
    expect(await ask(path, undefined, '{"message":"x"}', more)).toBe(403)
  },
)

test.each([
  ['text/plain', 200],
  ['application/json', 502],
])('REL-7 where the shop says what is live in no JSON (%s), that is all', async (kind, status) => {
  type = kind
  expect(await ask('/.well-known/serial')).toBe(status)
  expect(await ask('/.well-known/composition.json')).toBe(status)
  expect(await ask('/store')).toBe(200)
})

test('REL-7 a page that the shop does not answer for is asked for again, and nothing else is', async () => {
  shop.close()
  shop.closeAllConnections()
  const refresh = async (dest: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const headers = { host: `localhost:${portOf(dev)}`, 'sec-fetch-dest': dest }
    request({ host: '127.0.0.1', port: portOf(dev), path: '/store', headers, agent: false }, resolve)
      .on('error', reject)
      .end()
    const answer = (await promise).resume()
    return [answer.statusCode, answer.headers.refresh]
  }
  expect(await refresh('document')).toEqual([502, '1'])
  expect(await refresh('empty')).toEqual([502, undefined])
})

test('REL-7 a page whose routes are others by the time it listens is loaded anew', async () => {
  const first = async (made: string) => {
    const response = await fetch(`http://localhost:${portOf(dev)}/.dev/updates?made=${made}`)
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const { value } = await reader.read()
    await reader.cancel()
    return String(Buffer.from(value ?? []))
  }
  type = 'text/html'
  page =
    '<script type="application/json" id="arcade-state">{"composition":{"remotes":{}},"pending":[]}</script></body>'
  const [, made = ''] =
    /\/\.dev\/updates\?made=(\w+)/.exec(await (await fetch(`http://localhost:${portOf(dev)}/`)).text()) ?? []
  expect(await first(made)).toBe(NEWS)
  paths = { '/x': 'x' }
  expect(await first(made)).toBe(`data: {"kind":"reload"}\n\n${NEWS}`)
})
