import type { FastifyInstance } from 'fastify'
import { API_BASE, type Endpoint } from 'shared-contracts/api/endpoint.ts'
import { type Call, endpoints } from 'shared-contracts/api/endpoints.ts'
import type { Input } from './samples.ts'

/** A value as it can stand in an address; half a surrogate pair cannot. */
const written = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

export interface Injected {
  status: number
  text: string
}

/** A browser without a network: calls go straight into the server, with cookies and token, thousands a second. */
export class InjectedBrowser {
  readonly #cookies = new Map<string, string>()
  readonly #server: FastifyInstance

  constructor(server: FastifyInstance) {
    this.#server = server
  }

  /** @returns the text of whatever stands at a path, written exactly so */
  async get(url: string): Promise<string> {
    const cookie = [...this.#cookies].map(([k, value]) => `${k}=${value}`).join('; ')
    const { payload } = await this.#server.inject({
      method: 'GET',
      url,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    })
    return payload
  }

  async call(call: Call, { params, query, body }: Input): Promise<Injected> {
    const [method = 'GET', template = ''] = call.split(' ')
    const path = template.replace(/\[?\{(\w+)\}\]?/g, (_, name) =>
      encodeURIComponent(written(params[name] ?? '')),
    )
    const search = new URLSearchParams(
      Object.entries(query).map(([k, value]) => [k, written(value)]),
    ).toString()
    const sent = payload(endpoints[call], body)
    const token = this.#cookies.get('XSRF-TOKEN')
    const response = await this.#server.inject({
      method: method as 'GET',
      url: `${API_BASE}${path}${search && `?${search}`}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(this.#cookies.size > 0 && {
          cookie: [...this.#cookies].map(([k, value]) => `${k}=${value}`).join('; '),
        }),
        ...(token && { 'x-xsrf-token': token }),
        ...sent?.headers,
      },
      ...(sent && { payload: sent.bytes }),
    })
    for (const { name, value } of response.cookies) this.#cookies.set(name, value)
    return { status: response.statusCode, text: response.payload }
  }
}

function payload(
  endpoint: Endpoint,
  body: unknown,
): { headers: Record<string, string>; bytes: Buffer } | null {
  if (endpoint.file)
    return multipart(endpoint.file, Buffer.isBuffer(body) ? body : Buffer.from(written(body)))
  if (body === undefined) return null
  return { headers: { 'content-type': 'application/json' }, bytes: Buffer.from(JSON.stringify(body)) }
}

/** @param name of the one field, which holds a file */
export function multipart(name: string, file: Buffer) {
  const boundary = 'part-of-a-form'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    bytes: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
