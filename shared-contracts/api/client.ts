import type * as v from 'valibot'
import { ApiError, NetworkError, readErrors } from './api-error.ts'
import type { Call, Endpoints } from './endpoints.ts'
import { NEW_SESSION, type PageSession, SESSION_HEADER } from './session-header.ts'
import { timeLimit } from './time-limit.ts'
import { unescaped } from './unescaped.ts'

type Input<E, K extends string> =
  E extends Record<K, infer S extends v.GenericSchema> ? v.InferInput<S> : never
type Given<E, K extends string> = [Input<E, K>] extends [never]
  ? { [P in K]?: undefined }
  : object extends Input<E, K>
    ? { [P in K]?: Input<E, K> }
    : { [P in K]: Input<E, K> }
type Body<E> = E extends { file: string } ? { body: FormData } : Given<E, 'body'>
type Options<C extends Call> = Given<Endpoints[C], 'params'> &
  Given<Endpoints[C], 'query'> &
  Body<Endpoints[C]>
export type Answer<C extends Call> = v.InferOutput<Endpoints[C]['response']>
type Extra = { signal?: AbortSignal }
type Args<C extends Call> =
  object extends Options<C> ? [options?: Options<C> & Extra] : [options: Options<C> & Extra]

/**
 * Calls the store's backend, e.g. `api('GET productManagement2/products', { query: { sortby: 'name' } })`.
 * @throws ApiError when the backend refuses, in whatever words; NetworkError when no readable answer came.
 */
export type ApiClient = <C extends Call>(call: C, ...args: Args<C>) => Promise<Answer<C>>

export interface ClientOptions {
  fetch: typeof fetch
  /** The document's cookies (`document.cookie`), for the token of API-2; empty where the caller's fetch adds it. */
  cookies(): string
  /** Time limit of one call in ms. */
  timeout?: number
  /** Added to every call, e.g. the serial of the page's composition. */
  headers?(): Record<string, string>
  /** Carries the session where the browser keeps no cookies; none for a server, whose fetch has a jar. */
  session?: PageSession
  /** Gives the reader of a call's answers (`answers/read-shape.ts`); asked for while the call is under way. */
  reader?(call: Call): Promise<(answer: unknown) => unknown>
}

const BASE = '/api/istore/client/'
const TOKEN_HEADER = 'X-XSRF-TOKEN'

/**
 * @returns a client for one page or one server-side page view; it keeps nothing between calls but `session`. A change that is refused
 * (403) while the page's token became another one is sent once more with that: nothing was done.
 */
export function createApiClient({
  fetch,
  cookies,
  timeout = 15_000,
  headers = () => ({}),
  session,
  reader,
}: ClientOptions): ApiClient {
  return async (call, ...[options]) => {
    const { params, query, body, signal } = (options ?? {}) as {
      params?: Record<string, string>
      query?: Record<string, string | undefined>
      body?: unknown
      signal?: AbortSignal
    }
    const [method, template] = call.split(' ') as [string, string]
    const path = () => template.replace(/\[?\{(\w+)\}\]?/g, (_, name) => segment(params?.[name] ?? ''))
    const search = new URLSearchParams(
      Object.entries(query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined),
    ).toString()
    const limit = timeLimit(timeout, signal)
    const isFile = body instanceof FormData
    const send = (token: Record<string, string>) =>
      fetch(BASE + path() + (search && `?${search}`), {
        method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...headers(),
          ...token,
          ...(session && carried(session, cookies())),
          ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
        },
        signal: limit,
        body: isFile ? body : JSON.stringify(body),
      })
    const reading = reader?.(call)
    let response: Response
    let answer: unknown
    try {
      const token = xsrfHeader(method, cookies())
      response = await send(token)
      // A browser adds its cookies after this has read them: the first may have come in between, with the answer to another call.
      const now = xsrfHeader(method, cookies())
      const isNew = now[TOKEN_HEADER] && now[TOKEN_HEADER] !== token[TOKEN_HEADER]
      if (response.status === 403 && isNew) response = await send(now)
      if (session) session.token = response.headers.get(SESSION_HEADER) ?? session.token
      answer = await response.json().catch(cause => {
        // What stands before a backend refuses in HTML: the status says it all the same. A 204 has no more to say.
        if ((response.status < 400 && response.status !== 204) || signal?.aborted) throw cause
        return {}
      })
    } catch (cause) {
      if (signal?.aborted) throw cause
      // What no address can carry: bad input, and no defect of who was given it (API-4).
      if (cause instanceof URIError) throw new ApiError(call, 400, null)
      throw new NetworkError(call, cause)
    }
    const { status, headers: given } = response
    // Whoever names errors refuses, under whatever status (API-3).
    if (status >= 400 || readErrors(answer).length > 0)
      throw new ApiError(call, Math.max(status, 400), answer, given.get('retry-after'))
    return (reading ? (await reading)(answer) : answer) as never
  }
}

/**
 * A value as one part of an address: dots alone, however encoded, would lead to another call.
 * @throws URIError for those, and for half a character
 */
function segment(value: string): string {
  if (/^\.\.?$/.test(value)) throw new URIError(value)
  return encodeURIComponent(value)
}

/** A browser that had an answer and still shows no token keeps no cookies. */
const carried = ({ token }: PageSession, cookies: string): Record<string, string> =>
  cookies.includes('XSRF-TOKEN=') ? {} : { [SESSION_HEADER]: token ?? NEW_SESSION }

/** The token goes with every call that may change something, only when the cookie has a value (API-2). */
export function xsrfHeader(method: string, cookies: string): Record<string, string> {
  if (method === 'GET' || method === 'HEAD') return {}
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1]
  return value ? { [TOKEN_HEADER]: unescaped(value) } : {}
}
