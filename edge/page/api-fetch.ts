import type { IncomingHttpHeaders } from 'node:http'
import type { Span } from 'server-kit/tracing/start.ts'
import { xsrfHeader } from 'shared-contracts/api/client.ts'
import { runningTime } from 'shared-contracts/remote/server/running-time.ts'
import { isClosed, onlyReads } from '../closed-connection.ts'
import type { KeptView } from '../kept/kept-view.ts'
import { loggable } from '../observability/log.ts'
import { readBoundedBody, UnusableAnswer } from './bounded-body.ts'
import type { CookieJar } from './cookie-jar.ts'
import { ownCookie } from './own-cookie.ts'
import type { PageTimes } from './page-times.ts'

interface Options {
  apiOrigin: string
  /** What the API learns of the address the visitor came by. */
  forwarded: Record<string, string>
  visitor: IncomingHttpHeaders
  jar: CookieJar
  /** What may stand in for answers that do not come. */
  kept: Pick<KeptView, 'call'>
  times: Pick<PageTimes, 'asking'>
  serial: number
  requestId: string
  signal: AbortSignal
  /** Time for all calls of the page together, ms. */
  limit: number
  /** Of the page view, where it is traced. */
  span?: Span | null
  counted(outcome: 'answered' | 'failed'): void
}

/** Headers of the visitor that the API sees as if they had called it. */
const PASSED = ['user-agent', 'accept-language', 'sec-fetch-site'] as const

/**
 * `fetch` for one page view (contract: `HostRequest.fetch`): relative addresses only, with the visitor's cookies,
 * within the page's time for the API. Redirects are not followed. Where the API is away, or answers with an error of its own, what it said
 * before of the catalogue stands in (decision 0104).
 * @throws TypeError for any address that is not a path of our own origin
 */
export function createApiFetch(options: Options): typeof fetch {
  const { apiOrigin, signal, jar, kept, times, limit, counted } = options
  const host = options.forwarded['x-forwarded-host']?.replace(/:\d+$/, '') ?? ''
  const inTime = AbortSignal.any([signal, runningTime(limit)])

  return async (input, init = {}) => {
    const address = relative(input)
    const call = kept.call(init.method ?? 'GET', address)
    const ended = times.asking()
    const span = spanOf(options, init.method ?? 'GET', address)
    let said: number | null = null
    try {
      const ask = () =>
        fetch(apiOrigin + address, {
          ...init,
          headers: headersOf(init, options, span),
          redirect: 'manual',
          signal: init.signal ? AbortSignal.any([inTime, init.signal]) : inTime,
        })
      const answer = await ask().catch(error => {
        if (onlyReads(init.method ?? 'GET') && isClosed(error)) return ask()
        throw error
      })
      const bytes = await readBoundedBody(answer)
      const { status, statusText, headers } = answer
      said = status
      jar.take(headers.getSetCookie().map(value => ownCookie(value, host)))
      counted('answered')
      const failed = status >= 500 || (status === 200 && bytes !== null && call?.isFailure(bytes) === true)
      const standIn = failed ? call?.instead('error') : null
      if (standIn) return standIn
      if (!bytes) return answer
      if (!failed) call?.take(status, { bytes, type: headers.get('content-type') ?? '' })
      return new Response(bytes, { status, statusText, headers })
    } catch (error) {
      // A call that ends with who asked for it says nothing of the backend; one that outlasts the page does.
      if (!signal.aborted || signal.reason?.name === 'TimeoutError') counted('failed')
      // Nobody waits for it any more, or the API did answer.
      const over = signal.aborted || init.signal?.aborted || error instanceof UnusableAnswer
      const standIn = over ? null : call?.instead('unreachable')
      if (standIn) return standIn
      throw error
    } finally {
      ended()
      span?.end(said)
    }
  }
}

/** Names the call without its query, as the log does. */
function spanOf({ span }: Options, method: string, address: string): Span | null {
  const path = span ? loggable(address) : ''
  return span?.child(`${method} ${path}`, { 'http.request.method': method, 'url.path': path }) ?? null
}

function headersOf(
  init: RequestInit,
  { forwarded, visitor, jar, serial, requestId }: Options,
  span: Span | null,
): Headers {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(span?.headers() ?? {})) headers.set(name, value)
  for (const name of PASSED) {
    const value = visitor[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  for (const [name, value] of Object.entries(forwarded)) headers.set(name, value)
  headers.set('x-arcade-serial', String(serial))
  headers.set('x-request-id', requestId)
  const cookies = jar.header()
  if (cookies) headers.set('cookie', cookies)
  else headers.delete('cookie')
  if (!onlyReads(init.method ?? 'GET')) {
    for (const [name, token] of Object.entries(xsrfHeader('POST', cookies))) headers.set(name, token)
    // Our own page makes this call, wherever the visitor came from: one without cookies has no token to show.
    headers.set('sec-fetch-site', 'same-origin')
  }
  return headers
}

function relative(input: string | URL | Request): string {
  // Backslashes and control characters are what parsers disagree about.
  if (typeof input === 'string' && /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(input)) return input
  throw new TypeError('a page may only call addresses of its own origin, such as "/api/…"')
}
