import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { openShop, SAYS, type Shop } from './fixtures/shop.ts'

let shop: Shop
afterEach(() => shop.close())

function* endless() {
  const part = Buffer.alloc(65_536, 'x')
  for (;;) yield part
}

test('NFR-S M8 who asks for much and reads none of it is let go of, and the backend with them', async () => {
  const gone = Promise.withResolvers<string>()
  shop = await openShop((_request, response) => {
    response.once('close', () => gone.resolve('closed'))
    Readable.from(endless()).pipe(response)
  })
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  const edge = await shop.open({ UNREAD_LIMIT_MS: '500' })
  await edge.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((edge.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.pause()
  socket.write('GET /media/long HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  expect(await gone.promise).toBe('closed')
})
