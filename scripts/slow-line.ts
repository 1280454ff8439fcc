import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface LineSpeed {
  /** ms there and back. */
  latency: number
  /** Bytes a second, all connections together. */
  downloadThroughput: number
}

/**
 * A slow line to a server on this machine, for everything that a browser sends, its service worker too: what the DevTools protocol
 * slows down is the page alone.
 */
export async function slowLine(target: string, { latency, downloadThroughput }: LineSpeed) {
  const { hostname, port } = new URL(target)
  let bytes = 0
  /** When the line is free again (ms). */
  let free = 0
  const pass = (from: Socket, to: Socket, down: boolean) => {
    // One after the other: timers of unlike length may swap what is due in the same millisecond.
    let before = Promise.resolve()
    const later = (ms: number, act: () => void) => {
      const due = performance.now() + ms
      before = before.then(() => sleep(Math.max(0, due - performance.now()))).then(act)
    }
    from.on('data', chunk => {
      const now = performance.now()
      if (down) {
        bytes += chunk.length
        free = Math.max(free, now) + (chunk.length / downloadThroughput) * 1000
      }
      const wait = latency / 2 + (down ? free - now : 0)
      later(wait, () => void (to.writable && to.write(chunk)))
    })
    from.on('close', () => later(latency / 2 + Math.max(0, free - performance.now()), () => void to.end()))
    from.on('error', () => to.destroy())
  }
  const server = createServer(client => {
    const own = connect({ host: hostname, port: Number(port) })
    pass(client, own, false)
    pass(own, client, true)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Bytes that came down since the last call. */
    taken(): number {
      const since = bytes
      bytes = 0
      return since
    },
    close: () => void server.close(),
  }
}
