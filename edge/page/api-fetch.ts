import type { IncomingHttpHeaders } from 'node:http'
import { runningTime } from 'shared-contracts/remote/server/running-time.ts'
import { bounded } from './bounded.ts'
import type { CookieJar } from './cookie-jar.ts'

interface Options {
  apiOrigin: string
  /** What the API learns of the address the visitor came by. */
  forwarded: Record<string, string>
  visitor: IncomingHttpHeaders
  jar: CookieJar
  serial: number
  requestId: string
  signal: AbortSignal
  /** Time for all calls of the page together, ms. */
  limit: number
  counted(outcome: 'answered' | 'failed'): void
}

/** Headers of the visitor that the API sees as if they had called it. */
const PASSED = ['user-agent', 'accept-language', 'sec-fetch-site'] as const
const SAFE = /^(?:GET|HEAD)$/i

/**
 * `fetch` for one page view (contract: `HostRequest.fetch`): relative addresses only, with the visitor's cookies,
 * within the page's time for the API. Redirects are not followed.
 * @throws TypeError for any address that is not a path of our own origin
 */
export function createApiFetch(options: Options): typeof fetch {
  const { apiOrigin, forwarded, visitor, jar, serial, requestId, signal, limit, counted } = options
  const inTime = AbortSignal.any([signal, runningTime(limit)])

  return async (input, init = {}) => {
    const address = relative(input)
    const headers = new Headers(init.headers)
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
    if (!SAFE.test(init.method ?? 'GET')) {
      const token = jar.get('XSRF-TOKEN')
      if (token) headers.set('x-xsrf-token', token)
      // Our own page makes this call, wherever the visitor came from: one without cookies has no token to show.
      headers.set('sec-fetch-site', 'same-origin')
    }
    try {
      const response = await bounded(
        await fetch(apiOrigin + address, {
          ...init,
          headers,
          redirect: 'manual',
          signal: init.signal ? AbortSignal.any([inTime, init.signal]) : inTime,
        }),
      )
      jar.take(response.headers.getSetCookie())
      counted('answered')
      return response
    } catch (error) {
      counted('failed')
      throw error
    }
  }
}

function relative(input: string | URL | Request): string {
  // Backslashes and control characters are what parsers disagree about.
  if (typeof input === 'string' && /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(input)) return input
  throw new TypeError('a page may only call addresses of its own origin, such as "/api/…"')
}
