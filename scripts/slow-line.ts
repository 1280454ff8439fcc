import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { createLink } from './link.ts'

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
  const up = createLink(latency / 2, Number.POSITIVE_INFINITY)
  const down = createLink(latency / 2, downloadThroughput)
  const pass = (from: Socket, to: Socket, link: ReturnType<typeof createLink>) => {
    from.on('data', chunk => {
      if (link === down) bytes += chunk.length
      void link(chunk.length).then(() => void (to.writable && to.write(chunk)))
    })
    from.on('close', () => void link(0).then(() => void to.end()))
    from.on('error', () => to.destroy())
  }
  const server = createServer(client => {
    const own = connect({ host: hostname, port: Number(port) })
    pass(client, own, up)
    pass(own, client, down)
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
