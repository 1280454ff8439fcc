import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Line } from '../lines.ts'
import { tcpLine } from './tcp-line.ts'
import { udpLine } from './udp-line.ts'

const LINE: Line = { offline: false, latency: 40, downloadThroughput: 1e6, uploadThroughput: 1e6 }

test('NFR-P a connection over a line takes a round, what is asked one more, and what is sent its slow start; all of it arrives in order', async () => {
  const page = Buffer.from(Array.from({ length: 30_000 }, (_, i) => i % 251))
  const server = createServer(socket => socket.once('data', () => socket.end(page)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const line = await tcpLine((server.address() as AddressInfo).port, LINE)
  const began = performance.now()
  const socket = connect({ host: '127.0.0.1', port: line.port })
  socket.write('a page')
  const received = await buffer(socket)
  // The connection, the page's first ten segments, and the rest once those are acknowledged.
  expect(performance.now() - began).toBeGreaterThanOrEqual(3 * LINE.latency)
  expect(received.equals(page)).toBe(true)
  line.close()
  server.close()
})

test('NFR-P a datagram over a line goes and comes back in a round', async () => {
  const server = createSocket('udp4')
  server.on('message', (datagram, { port }) => server.send(datagram, port, '127.0.0.1'))
  await once(server.bind(0, '127.0.0.1'), 'listening')
  const line = await udpLine(server.address().port, LINE)
  const client = createSocket('udp4')
  const began = performance.now()
  client.send('over and back', line.port, '127.0.0.1')
  const [datagram] = await once(client, 'message')
  // Two timers, either of which may be a millisecond early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(LINE.latency - 2)
  expect(String(datagram)).toBe('over and back')
  client.close()
  line.close()
  server.close()
})
