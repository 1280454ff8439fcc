import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, SAYS, type Shop } from './fixtures/shop.ts'

let shop: Shop
let port: number
beforeEach(async () => {
  shop = await openShop((request, response) => request.resume().on('end', () => response.end('{}')))
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  const edge = await shop.open({ REQUEST_LIMIT_MS: '300' })
  await edge.listen({ port: 0, host: '127.0.0.1' })
  port = (edge.server.address() as AddressInfo).port
})
afterEach(() => shop.close())

/** @param parts sent one after the other, the last never followed by anything. @returns all that came until the edge closed */
async function said(...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.on('data', chunk => {
    text += chunk
  })
  for (const part of parts) socket.write(part)
  await once(socket, 'close')
  return text
}
const HEAD = 'Host: shop.test\r\n'
const JSON_HEAD = `${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n`
const refusal = (status: number, code: string) =>
  new RegExp(
    `^HTTP/1.1 ${status} [^]*nosniff[^]*\\{"error":\\{"errors":\\[\\{"code":"${code}","message":"[^"]+"\\}\\]\\}\\}$`,
  )

test('NFR-S M8 a request that does not arrive in time is refused and its connection closed, in headers and in body', async () => {
  expect(await said(`GET / HTTP/1.1\r\n${HEAD}`)).toMatch(refusal(408, 'too-slow'))
  expect(await said(`POST /.well-known/failures HTTP/1.1\r\n${JSON_HEAD}`, '{"remote":')).toMatch(
    /^HTTP\/1.1 408 /,
  )
  expect(await said(`POST /api/x HTTP/1.1\r\n${JSON_HEAD}{`)).toMatch(/^HTTP\/1.1 408 /)
})

test('NFR-S API-3 M8 L7 more headers than 16 KB, and what is no HTTP, are refused in the shape of all errors', async () => {
  expect(await said(`GET / HTTP/1.1\r\n${HEAD}X: ${'x'.repeat(17_000)}\r\n\r\n`)).toMatch(
    refusal(431, 'too-large'),
  )
  const many = Array.from({ length: 3_000 }, (_, i) => `X${i}: 1\r\n`).join('')
  expect(await said(`GET / HTTP/1.1\r\n${HEAD}${many}\r\n`)).toMatch(refusal(431, 'too-large'))
  expect(await said('nonsense\r\n\r\n')).toMatch(refusal(400, 'invalid'))
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie: `a=${'x'.repeat(8_000)}` } })
  expect(page.status).toBe(200)
})
