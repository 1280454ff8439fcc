import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'
import { LIMITS } from '../limits.ts'

let shop: Shop
let edge: Awaited<ReturnType<Shop['open']>>
let port: number
let origin: string
/** What the backend was asked, as soon as it was. */
let asked: string[]
let told: EventTarget
beforeEach(async () => {
  asked = []
  told = new EventTarget()
  shop = await openShop(async (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    told.dispatchEvent(new Event('asked'))
    if (request.url === '/api/slow') request.once('close', () => told.dispatchEvent(new Event('closed')))
    const hash = createHash('sha256')
    try {
      for await (const part of request) hash.update(part)
    } catch {
      return
    }
    response.end(hash.digest('hex'))
  })
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  edge = await shop.open()
  origin = await edge.listen({ port: 0, host: '127.0.0.1' })
  port = (edge.server.address() as AddressInfo).port
})
afterEach(() => shop.close())

/** A request whose body never comes whole. */
function begun(length: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`POST /api/slow HTTP/1.1\r\nHost: shop.test\r\nContent-Length: ${length}\r\n\r\n{`)
  return socket
}
const post = (body: BodyInit) =>
  fetch(`${origin}/api/x`, { method: 'POST', body, duplex: 'half' } as RequestInit)
async function untilAsked(times: number): Promise<void> {
  while (asked.length < times) await new Promise(next => told.addEventListener('asked', next, { once: true }))
}

test('NFR-S M8 bodies that do not come hold up nobody: the backend is not asked before they are here', async () => {
  let arrived = 0
  const all = new Promise<void>(resolve =>
    edge.server.on('request', () => {
      if (++arrived === 130) resolve()
    }),
  )
  const slow = Array.from({ length: 130 }, () => begun(1_000))
  await all
  expect((await fetch(`${origin}/api/x`)).status).toBe(200)
  expect(asked).toEqual(['GET /api/x'])
  for (const socket of slow) socket.destroy()
})

test.each([2, 65_536, 65_537, 3_000_000])(
  'API-3 a body of %i bytes reaches the backend as it is, with its length said or not',
  async size => {
    const body = Buffer.alloc(size, 'tea ')
    const hash = createHash('sha256').update(body).digest('hex')
    expect(await (await post(body)).text()).toBe(hash)
    expect(await (await post(new Blob([body]).stream())).text()).toBe(hash)
  },
)

test('NFR-S M8 long bodies are sent on as they come, and leave connections to others', async () => {
  const long = LIMITS.bodyHeld + 1
  const slow = Array.from({ length: LIMITS.bodiesPassing }, () => begun(long))
  await untilAsked(slow.length)
  const refused = await post(Buffer.alloc(long))
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { error: { errors: [{ code: 'unavailable', message: '' }] } },
  ])
  expect((await post('{}')).status).toBe(200)
  const closed = new Promise(next => told.addEventListener('closed', next, { once: true }))
  slow[0]?.destroy()
  await closed
  expect((await post(Buffer.alloc(long))).status, 'one of them is over').toBe(200)
  for (const socket of slow) socket.destroy()
})

test('API-3 who asks whether to go on with a body is told so, and answered', async () => {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', chunk => {
    text += chunk
  })
  const head = 'POST /api/x HTTP/1.1\r\nHost: shop.test\r\nExpect: 100-continue\r\nConnection: close\r\n'
  socket.write(`${head}Content-Length: 2\r\n\r\n`)
  await once(socket, 'data')
  expect(text).toMatch(/^HTTP\/1.1 100 /)
  socket.write('{}')
  await once(socket, 'close')
  expect(text).toMatch(/\r\n\r\nHTTP\/1.1 200 /)
})
