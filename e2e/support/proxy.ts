import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a request on its way: passed on after `delay` ms, or never answered. */
export type Fate = { delay?: number } | 'hang'

export interface FaultProxy {
  url: string
  stop(): Promise<void>
}

/**
 * A proxy in front of a server that treats requests badly, as networks do.
 * @param target origin, e.g. `http://127.0.0.1:8081`
 * @param fateOf asked for every request
 */
export async function startProxy(target: string, fateOf: (path: string) => Fate): Promise<FaultProxy> {
  const server = createServer((incoming, outgoing) => {
    const fate = fateOf(incoming.url ?? '/')
    if (fate === 'hang') return
    setTimeout(() => forward(target, incoming, outgoing), fate.delay ?? 0)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming
  const onward = request(new URL(url ?? '/', target), { ...(method && { method }), headers }, answer => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}
