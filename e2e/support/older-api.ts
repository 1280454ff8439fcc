import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_BASE, type Endpoint } from 'shared-contracts/api/endpoint.ts'
import { endpoints } from 'shared-contracts/api/endpoints.ts'
import { PaymentCheck } from 'shared-contracts/api/entities/order.ts'
import type { FaultProxy } from './proxy.ts'

/** A connection of its own for each request: a kept one may just be closed by the other side. */
const ONCE = new Agent({ keepAlive: false })

/** What is read of a valibot schema. */
interface Shape {
  type: string
  entries?: Record<string, Shape>
  item?: Shape
  value?: Shape
  wrapped?: Shape
  options?: Shape[]
  pipe?: Shape[]
}

/** What may be absent and yet is no newer than the rest: without a status no payment is ever known to be paid. */
const NEVER_NEW = new Map<unknown, readonly string[]>([
  [PaymentCheck, ['orderID', 'status', 'paymentStatus', 'qrCodeScan']],
])

/** @returns the value without what the schema calls optional: as a backend answers that is one version older */
function withoutOptional(schema: Shape, value: unknown): unknown {
  const inner = schema.pipe?.[0] ?? schema
  if (inner.wrapped) return value === null ? null : withoutOptional(inner.wrapped, value)
  if (inner.item && Array.isArray(value)) return value.map(one => withoutOptional(inner.item as Shape, one))
  if (typeof value !== 'object' || value === null) return value
  if (inner.value) {
    const entry = inner.value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutOptional(entry, one)]))
  }
  if (!inner.entries) return value
  const entries = inner.entries
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => entries[key]?.type !== 'optional' || NEVER_NEW.get(inner)?.includes(key))
      .map(([key, one]) => [key, entries[key] ? withoutOptional(entries[key], one) : one]),
  )
}

const matchers = Object.values(endpoints as Record<string, Endpoint>).map(({ call, response }) => {
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${API_BASE}${path.replace(/\{\w+\}/g, '[^/]+')}(?:\\?|$)`)
  return { method, pattern, response: response as unknown as Shape }
})

/** A store-api of one version ago: the same, without the fields that were optional when they came. */
export async function olderApi(target: string): Promise<FaultProxy> {
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming
    const known = matchers.find(m => m.method === method && m.pattern.test(url))
    const onward = request(
      new URL(url, target),
      { method, headers: { ...headers, 'accept-encoding': 'identity' }, agent: ONCE },
      answer => {
        const status = answer.statusCode ?? 502
        if (!known || status !== 200) {
          outgoing.writeHead(status, answer.headers)
          answer.pipe(outgoing)
          return
        }
        const parts: Buffer[] = []
        answer.on('data', part => parts.push(part))
        answer.on('end', () => {
          const text = JSON.stringify(
            withoutOptional(known.response, JSON.parse(Buffer.concat(parts).toString())),
          )
          const { 'content-length': _, ...rest } = answer.headers
          outgoing.writeHead(status, rest).end(text)
        })
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
