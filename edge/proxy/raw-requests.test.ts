import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'

let shop: Shop
let port: number
/** What the backend heard, beside what pages ask. */
let heard: { url: string; body: string; headers: NodeJS.Dict<string | string[]> }[]
beforeAll(async () => {
  shop = await openShop((request, response) => {
    let body = ''
    request.on('data', part => {
      body += part
    })
    request.on('end', () => {
      heard.push({ url: request.url ?? '', body, headers: request.headers })
      response.end('{}')
    })
  })
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  const edge = await shop.open()
  await edge.listen({ port: 0, host: '127.0.0.1' })
  port = (edge.server.address() as AddressInfo).port
})
afterAll(() => shop.close())
beforeEach(() => {
  heard = []
})

const HOST = 'Host: shop.test\r\n'
const HIDDEN = 'GET /api/hidden HTTP/1.1\r\nHost: evil.test\r\n\r\n'
const CHUNK = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`
const LAST = `GET /api/last HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`

/** @returns the status of each answer until the edge closed the connection */
async function sent(text: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  let answers = ''
  socket.on('data', part => {
    answers += part.toString('latin1')
  })
  socket.write(text, 'latin1')
  await once(socket, 'close')
  return [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status)
}
const post = (...lines: string[]) => `POST /api/x HTTP/1.1\r\n${HOST}${lines.join('\r\n')}\r\n\r\n`
/** Of which the edge closes the connection even where it takes it for a request. */
const only = (line: string) => post('Connection: close', line)

const TWO_READINGS = [
  ...[
    'Transfer-Encoding: chunked',
    'Transfer-Encoding:\tchunked',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding: \x0bchunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: "chunked"',
    'Transfer-Encoding: CHUNKED',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chun\r\n ked',
    'X: y\r\n Transfer-Encoding: chunked',
    'X: y\nTransfer-Encoding: chunked',
    'X: y\rTransfer-Encoding: chunked',
    'X: \0\r\nTransfer-Encoding: chunked',
  ].map(line => only(`${line}\r\nContent-Length: ${CHUNK.length}`) + CHUNK),
  ...['0\r\nContent-Length: 47', '0, 47', '+5', '0x5', '-1', '5 5', '9'.repeat(23)].map(
    length => only(`Content-Length: ${length}`) + HIDDEN,
  ),
  ...[
    '0x5\r\nhello\r\n0\r\n\r\n',
    '5\nhello\n0\n\n',
    '10000000000000005\r\nhello\r\n0\r\n\r\n',
    '-5\r\nhello\r\n',
  ].map(body => only('Transfer-Encoding: chunked') + body),
  `GET /api/x y HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/\0x HTTP/1.1\r\n${HOST}\r\n`,
  'GET /api/x HTTP/1.1\nHost: shop.test\n\n',
  ...['GET /api/x', 'GET /store', 'POST /api/x', 'GET /r/host-shell/h1/web/entry.js'].map(
    line => `${line} HTTP/1.1\r\n${HOST}Content-Length: 0\r\nhOST: evil.test\r\nConnection: close\r\n\r\n`,
  ),
  `GET /api/x HTTP/1.1\r\n${HOST}${HOST}Connection: close\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
]

test.each(TWO_READINGS.map(text => [JSON.stringify(text).slice(0, 110), text]))(
  'NFR-S what two servers could read as different requests is refused, and the backend hears nothing: %s',
  async (_shown, text) => {
    expect(await sent(text)).toEqual(['400'])
    expect(heard).toEqual([])
  },
)

const LENGTH = `Content-Length: ${HIDDEN.length}\r\n`
const CHUNKED = 'Transfer-Encoding: chunked\r\n'
test.each([
  ['GET /api/x', LENGTH, HIDDEN],
  ['GET /api/x', CHUNKED, CHUNK],
  ['HEAD /api/x', LENGTH, HIDDEN],
  ['OPTIONS /api/x', LENGTH, HIDDEN],
  ['DELETE /api/x', CHUNKED, CHUNK],
  ['POST /api/x', `Connection: content-length\r\n${LENGTH}`, HIDDEN],
  ['POST /api/x', `Connection: transfer-encoding\r\n${CHUNKED}`, CHUNK],
  ['POST /api/x', `Transfer_Encoding: chunked\r\n${LENGTH}`, HIDDEN],
  ['POST /api/x', `Expect: 100-continue\r\n${LENGTH}`, HIDDEN],
  ['GET /store', LENGTH, HIDDEN],
  ['GET /store', CHUNKED, CHUNK],
  ['POST /store', LENGTH, HIDDEN],
])('NFR-S a body is never taken for the next request: %s, %j', async (line, headers, body) => {
  await sent(`${line} HTTP/1.1\r\n${HOST}${headers}\r\n${body}${LAST}`)
  expect(heard.map(({ url }) => url).filter(url => url !== '/api/last')).toEqual(
    line.includes('/api/') ? ['/api/x'] : [],
  )
})

test('NFR-S headers that name themselves for this connection, trailers and words about the way here stay behind', async () => {
  const own = [
    'X-Forwarded-For: 6.6.6.6',
    'X-Forwarded-Host: evil.test',
    'X-Real-IP: 6.6.6.6',
    'Forwarded: for=6.6.6.6',
  ]
  const lines = [
    ...own,
    'Connection: x-request-id, x-forwarded-for, host, cookie',
    'Cookie: a=1',
    'Transfer-Encoding: chunked',
  ]
  await sent(`${post(...lines)}2\r\n{}\r\n0\r\nX-Forwarded-For: 6.6.6.6\r\nCookie: b=2\r\n\r\n${LAST}`)
  const [first] = heard
  expect(first?.body).toBe('{}')
  expect(first?.headers).toMatchObject({
    host: new URL(shop.env.API_ORIGIN).host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'shop.test',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
  for (const name of ['cookie', 'x-real-ip', 'forwarded'])
    expect(first?.headers, name).not.toHaveProperty(name)
})

test.each([
  '/api/../internal',
  '/api/%2e%2e/internal',
  '/api/..%2finternal',
  '/api/..;/internal',
  '/api\\..\\internal',
  '/media/../internal',
  '/api@evil.test/',
  '//evil.test/api/x',
  '/\\evil.test/api/x',
  'http://evil.test/api/x',
  'http://a:b@evil.test/api/x',
  'api/x',
  '*',
])('NFR-S no way of writing an address leads to the backend beside its calls: %s', async path => {
  const statuses = await sent(`GET ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
  expect(statuses).toHaveLength(1)
  expect(heard).toEqual([])
})
