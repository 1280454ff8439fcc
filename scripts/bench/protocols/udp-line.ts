import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createLink } from '../../link.ts'
import type { Line } from '../lines.ts'

/**
 * A line to a server on this machine for datagrams; those who send them (QUIC) keep their own pace, as they would on a real one.
 * @returns the port of its near end
 */
export async function udpLine(port: number, { latency, downloadThroughput, uploadThroughput }: Line) {
  const up = createLink(latency / 2, uploadThroughput)
  const down = createLink(latency / 2, downloadThroughput)
  /** By the port they came from: each sender has a way of its own to the server. */
  const ways = new Map<number, Socket>()
  const near = createSocket('udp4')
  near.on('message', (datagram, { port: from }) => {
    const way = ways.get(from) ?? open(from)
    void up(datagram.length).then(() => ways.has(from) && way.send(datagram, port, '127.0.0.1'))
  })
  function open(from: number): Socket {
    const way = createSocket('udp4')
    way.on('message', datagram => {
      void down(datagram.length).then(() => ways.has(from) && near.send(datagram, from, '127.0.0.1'))
    })
    ways.set(from, way)
    return way
  }
  near.bind(0, '127.0.0.1')
  await once(near, 'listening')
  return {
    port: near.address().port,
    close() {
      for (const way of ways.values()) way.close()
      ways.clear()
      near.close()
    },
  }
}
