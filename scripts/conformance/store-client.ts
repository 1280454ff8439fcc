import { xsrfHeader } from 'shared-contracts/api/client.ts'
import { API_BASE } from 'shared-contracts/api/endpoint.ts'

export interface Reply {
  status: number
  /** Undefined where the answer was no JSON. */
  body: unknown
  /** How long it took, ms. */
  took: number
  /** Set-Cookie values. */
  cookies: string[]
}

/** One visitor of a store's backend: cookies and the XSRF token as a browser would send them (API-2). */
export interface StoreClient {
  send(call: string, input: CallInput): Promise<Reply>
}

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

const TIMEOUT_MS = 15_000

/** @param origin where the backend is; a path below which the calls stand may follow, e.g. `https://a.example/api/istore/client` */
export function createStoreClient(origin: string): StoreClient {
  const jar = new Map<string, string>()
  const base = origin.replace(/\/(?:api(?:\/istore(?:\/client)?)?)?\/?$/, '') + API_BASE
  return {
    async send(call, { params = {}, query = {}, body }) {
      const [method = 'GET', template = ''] = call.split(' ')
      const path = template.replace(/\[?\{(\w+)\}\]?/g, (_, name) => encodeURIComponent(params[name] ?? ''))
      const search = new URLSearchParams(query).toString()
      const token = jar.get('XSRF-TOKEN')
      const began = performance.now()
      const response = await fetch(base + path + (search && `?${search}`), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          accept: 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
          ...xsrfHeader(method, token ? `XSRF-TOKEN=${token}` : ''),
        },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      })
      const text = await response.text()
      const took = performance.now() - began
      const cookies = response.headers.getSetCookie()
      for (const line of cookies) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (name && value !== undefined) jar.set(name, value)
      }
      const { status } = response
      // As the shop reads it: it is done, and there is no more to say.
      return { status, body: status === 204 ? {} : parsed(text), took, cookies }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
