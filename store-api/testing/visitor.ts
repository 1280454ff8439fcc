import type { Answer } from 'shared-contracts/api/client.ts'
import type { Call } from 'shared-contracts/api/endpoints.ts'
import type { ErrorBody } from 'shared-contracts/api/errors.ts'

export interface CallOptions {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

export interface Reply<C extends Call> {
  status: number
  /** Body of a good answer; on a refusal look at `code` instead. */
  body: Answer<C>
  code: string | undefined
  message: string | undefined
  field: string | undefined
  headers: Headers
}

/** A browser as far as the server can tell: keeps cookies, sends the token, follows no redirects by itself. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly #origin: string
  readonly #headers: Record<string, string>

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.#origin = origin
    this.#headers = headers
  }

  async raw(method: string, path: string, init: { headers?: Record<string, string>; body?: string } = {}) {
    const token = this.cookies.get('XSRF-TOKEN')
    const response = await fetch(this.#origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map(([k, v]) => `${k}=${v}`).join('; ') }),
        ...(token && method !== 'GET' && { 'x-xsrf-token': token }),
        ...this.#headers,
        ...init.headers,
      },
      ...(init.body !== undefined && { body: init.body }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      this.cookies.set(name, value)
    }
    return response
  }

  async api<C extends Call>(call: C, { params, query, body, headers }: CallOptions = {}): Promise<Reply<C>> {
    const [method = '', template = ''] = call.split(' ')
    const path = template.replace(/\[?\{(\w+)\}\]?/g, (_, name) => encodeURIComponent(params?.[name] ?? ''))
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const response = await this.raw(method, `/api/istore/client/${path}${search}`, {
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as Answer<C> & Partial<ErrorBody>
    const [first] = answer.error?.errors ?? []
    return {
      status: response.status,
      body: answer,
      code: first?.code,
      message: first?.message,
      field: first?.field,
      headers: response.headers,
    }
  }
}
