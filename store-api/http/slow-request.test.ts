import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ REQUEST_TIMEOUT_MS: '300' })
})
afterAll(() => shop.close())

const HEAD =
  'POST /api/istore/client/shoppingManagement4/myCart HTTP/1.1\r\nHost: shop.test\r\nOrigin: http://shop.test\r\n'
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`

/** Sends what there is, then a byte at a time without end. @returns what the server said before it hung up */
function dribble(begin: string): Promise<string> {
  const { hostname, port } = new URL(shop.origin)
  const { promise, resolve } = Promise.withResolvers<string>()
  let said = ''
  let timer: NodeJS.Timeout | undefined
  const socket = connect(Number(port), hostname, () => {
    socket.write(begin)
    timer = setInterval(() => socket.write('a'), 50)
  })
  socket.setEncoding('utf8').on('data', text => {
    said += text
  })
  // The other end is gone: what is still written meets nobody.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(timer)
    resolve(said)
  })
  return promise
}

test.each([
  ['a body that comes a byte at a time', BODY],
  ['half a body and then nothing more of use', `${BODY}{"productID":`],
  ['a head without an end', `${HEAD}X-Slow: `],
])('API-3 M8 %s is given up in bounded time, and others are served meanwhile', async (_what, begin) => {
  const slow = Array.from({ length: 20 }, () => dribble(begin))
  expect((await shop.stranger().raw('GET', '/readyz')).status).toBe(200)
  for (const said of await Promise.all(slow)) expect(said).toMatch(/^HTTP\/1\.1 408 /)
  expect((await shop.stranger().raw('GET', '/readyz')).status).toBe(200)
})
