import { randomUUID } from 'node:crypto'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

// A document that tests change freely: any shape is what they are about.
// biome-ignore lint/suspicious/noExplicitAny: as said above
type Document = any

export interface Changes {
  /** Given the store's document as it comes, for each request; what it returns is sent instead. */
  appInfo?(document: Document, request: IncomingMessage): unknown
  /** Given every other answer as it comes; what it returns is sent instead. */
  every?(document: Document): unknown
  /** Given the address and the body of every call; what it returns goes to the real one. */
  asked?(text: string): string
  /** Calls answered here, by method and path below `/api/istore/client/`; a number is a status without a body. */
  answers?: Record<
    string,
    (body: Document, request: IncomingMessage) => object | number | Promise<object | number>
  >
}

export interface ChangedBackend {
  url: string
  /** May be replaced while it runs. */
  changes: Changes
  stop(): Promise<void>
}

/** A store's document that nobody else was given: of what it goes with the edge has kept nothing that could stand in (decision 0104). */
export function unseen(): NonNullable<Changes['appInfo']> {
  const seen = randomUUID()
  return document => ({ body: { ...document.body, appContent: { ...document.body.appContent, seen } } })
}

/** A connection of its own for each request: a kept one may just be closed by the other side. */
const ONCE = new Agent({ keepAlive: false })

const BASE = '/api/istore/client/'

/** A store's backend with another document or other answers, in front of a real one. @param target origin of that one */
export async function startChangedBackend(target: string, changes: Changes): Promise<ChangedBackend> {
  const backend = { changes }
  const server = createServer((incoming, outgoing) => {
    void answer(target, backend.changes, incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(backend, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

async function answer(target: string, changes: Changes, incoming: IncomingMessage, outgoing: ServerResponse) {
  const path = incoming.url?.split('?')[0]?.replace(BASE, '') ?? ''
  const own = changes.answers?.[`${incoming.method} ${path}`]
  if (own) {
    const given = await own(JSON.parse((await text(incoming)) || 'null'), incoming)
    outgoing.writeHead(typeof given === 'number' ? given : 200, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify(typeof given === 'number' ? { error: { errors: [] } } : given))
    return
  }
  const changed =
    path === 'common3/appInfoInit' ? changes.appInfo : incoming.url?.startsWith(BASE) && changes.every
  const change = changed ? (document: Document) => changed(document, incoming) : undefined
  forward(target, incoming, outgoing, change, changes.asked)
}

function forward(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  change: ((document: Document) => unknown) | undefined,
  asked: Changes['asked'],
): void {
  const { method, url = '/' } = incoming
  const { 'content-length': length, ...given } = incoming.headers
  const headers = {
    ...given,
    ...(change && { 'accept-encoding': 'identity' }),
    ...(length !== undefined && !asked && { 'content-length': length }),
  }
  const onward = request(
    new URL(asked?.(url) ?? url, target),
    { ...(method && { method }), headers, agent: ONCE },
    reply => {
      // How long a connection is kept is for each server to say.
      const { connection: _kept, 'keep-alive': _time, ...said } = reply.headers
      if (!change) {
        outgoing.writeHead(reply.statusCode ?? 502, said)
        reply.pipe(outgoing)
        return
      }
      void text(reply).then(body => {
        const { 'content-length': _, ...rest } = said
        outgoing.writeHead(reply.statusCode ?? 502, rest)
        outgoing.end(JSON.stringify(change(JSON.parse(body))))
      })
    },
  )
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  if (asked) void text(incoming).then(body => onward.end(asked(body)))
  else incoming.pipe(onward)
}
