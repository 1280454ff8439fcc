import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLink } from '../../link.ts'
import type { Line } from '../lines.ts'

/** Bytes of a segment, and segments that are on their way before the first is acknowledged (RFC 6928). */
const SEGMENT = 1460
const INITIAL_SEGMENTS = 10

/**
 * A line to a server on this machine, with what a connection of its own costs on a real one: a round until it is there, and a slow
 * start of what comes down it (RFC 5681; nothing is lost, so it never ends).
 * @returns the port of its near end
 */
export async function tcpLine(port: number, { latency, downloadThroughput, uploadThroughput }: Line) {
  const up = createLink(latency / 2, uploadThroughput)
  const down = createLink(latency / 2, downloadThroughput)
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, client => {
    const own = connect({ host: '127.0.0.1', port, noDelay: true })
    for (const [socket, other] of [
      [client, own],
      [own, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    void send(client, own, up, sleep(latency), Number.POSITIVE_INFINITY)
    void send(own, client, down, Promise.resolve(), INITIAL_SEGMENTS * SEGMENT)
  })

  /** @param room bytes that may be on their way; grows by what was acknowledged */
  async function send(
    from: Socket,
    to: Socket,
    link: ReturnType<typeof createLink>,
    open: Promise<unknown>,
    room: number,
  ): Promise<void> {
    let onTheirWay = 0
    let acknowledged = () => {}
    await open
    let arrived = Promise.resolve()
    try {
      for await (const chunk of from as AsyncIterable<Buffer>)
        for (let at = 0; at < chunk.length; at += SEGMENT) {
          const segment = chunk.subarray(at, at + SEGMENT)
          while (onTheirWay > 0 && onTheirWay + segment.length > room)
            await new Promise<void>(resolve => (acknowledged = resolve))
          onTheirWay += segment.length
          arrived = link(segment.length).then(async () => {
            if (to.writable) to.write(segment)
            void sleep(latency / 2).then(() => {
              onTheirWay -= segment.length
              room += segment.length
              acknowledged()
            })
          })
        }
    } catch {
      // The other end is told by its own 'error'.
    }
    await arrived
    to.end()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
