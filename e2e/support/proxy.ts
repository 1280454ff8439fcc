import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What happens to a request on its way: passed on after `delay` ms, answered otherwise, cut short, never answered, or cut off at once. */
export type Fate =
  | { delay?: number; cut?: undefined; answer?: undefined; change?: undefined }
  | { answer: { status: number; type: string; body: string } }
  /** Share of the body that comes, sent as if it were all of it. */
  | { cut: number }
  /** The body comes up to these words of it, and from there on later. */
  | { upTo: string; goOn: Promise<void> }
  /** The body as it was sent, encoded, becomes another. */
  | { change(body: Buffer, encoding: string | undefined): Buffer }
  | 'hang'
  | 'drop'

/** A connection of its own for each request: a kept one may just be closed by the other side. */
const ONCE = new Agent({ keepAlive: false })

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
    if (fate === 'drop') return void incoming.socket.destroy()
    if ('answer' in fate && fate.answer) {
      const { status, type, body } = fate.answer
      return void outgoing.writeHead(status, { 'content-type': type }).end(body)
    }
    if ('cut' in fate && fate.cut !== undefined) {
      const { cut } = fate
      const asked = { ...incoming.headers, 'accept-encoding': 'identity' }
      const shortened = (body: Buffer) => body.subarray(0, Math.floor(body.length * cut))
      return forwardChanged(target, { url: incoming.url, headers: asked }, outgoing, shortened)
    }
    if ('upTo' in fate) return forwardInTwo(target, incoming, outgoing, fate)
    if ('change' in fate && fate.change) return forwardChanged(target, incoming, outgoing, fate.change)
    setTimeout(() => forward(target, incoming, outgoing), ('delay' in fate && fate.delay) || 0)
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
  const onward = request(
    new URL(url ?? '/', target),
    { ...(method && { method }), headers, agent: ONCE },
    answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

function forwardChanged(
  target: string,
  { url, headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  outgoing: ServerResponse,
  change: (body: Buffer, encoding: string | undefined) => Buffer,
): void {
  request(new URL(url ?? '/', target), { headers, agent: ONCE }, answer => {
    const parts: Buffer[] = []
    answer.on('data', part => parts.push(part))
    answer.on('end', () => {
      const { 'content-length': _, ...rest } = answer.headers
      outgoing
        .writeHead(answer.statusCode ?? 502, rest)
        .end(change(Buffer.concat(parts), rest['content-encoding']))
    })
  })
    .on('error', () => outgoing.destroy())
    .end()
}

function forwardInTwo(
  target: string,
  { url, headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  outgoing: ServerResponse,
  { upTo, goOn }: { upTo: string; goOn: Promise<void> },
): void {
  const asked = { ...headers, 'accept-encoding': 'identity' }
  request(new URL(url ?? '/', target), { headers: asked, agent: ONCE }, async answer => {
    const { 'content-length': _, ...rest } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, rest)
    const body = await text(answer)
    outgoing.write(body.slice(0, body.indexOf(upTo)))
    await goOn
    outgoing.end(body.slice(body.indexOf(upTo)))
  })
    .on('error', () => outgoing.destroy())
    .end()
}
