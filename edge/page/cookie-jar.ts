import { parseCookie, parseSetCookie } from 'cookie'

/** The cookies of one page view: what the visitor sent, overlaid with what the API set meanwhile. */
export interface CookieJar {
  /** Value of a cookie as the next call sends it. */
  get(name: string): string | undefined
  /** `Cookie` header of the next call; empty when there is none. */
  header(): string
  /** Takes the Set-Cookie values of one answer. */
  take(values: readonly string[]): void
  /** Set-Cookie values for the visitor, one per name, the last one set. What comes after this call cannot reach them. */
  fresh(): string[]
}

/** Values are handed on as they came: what they mean is between browser and API. */
const RAW = { decode: (value: string) => value }

/** @param late called when an answer sets cookies although the page's headers are gone */
export function createCookieJar(header: string | undefined, late: () => void = () => {}): CookieJar {
  const cookies = new Map(Object.entries(parseCookie(header ?? '', RAW)))
  cookies.delete('')
  const fresh = new Map<string, string>()
  let sent = false
  return {
    get: name => cookies.get(name),
    // Not the library's writer: it throws on values that browsers send all the same.
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take(values) {
      if (sent && values.length > 0) late()
      for (const value of values) {
        const set = parseSetCookie(value, RAW)
        if (!set.name) continue
        fresh.delete(set.name)
        fresh.set(set.name, value)
        if (isOver(set)) cookies.delete(set.name)
        else cookies.set(set.name, set.value)
      }
    },
    fresh() {
      sent = true
      return [...fresh.values()]
    },
  }
}

/** Max-Age goes before Expires (RFC 6265, 5.3). */
const isOver = ({
  maxAge,
  expires,
}: Pick<ReturnType<typeof parseSetCookie>, 'maxAge' | 'expires'>): boolean =>
  maxAge === undefined ? expires !== undefined && expires.getTime() <= Date.now() : maxAge <= 0
