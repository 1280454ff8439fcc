import type { IncomingMessage } from 'node:http'

/** This machine by any of its names: another name that leads here is another site's (DNS rebinding). */
const HERE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
/** One slash and no more, and nothing that parsers read differently. */
const PATH = /^\/(?!\/)[^\\\s\p{Cc}]*$/u

/**
 * @param origin of the deployed shop
 * @returns the deployed shop's address of a request: its path and query, nothing else of it. Null when the request was
 *   not meant for this server, or names more than a path
 */
export function targetOf(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  origin: string,
): URL | null {
  if (!HERE.test(headers.host ?? '') || !PATH.test(url) || !URL.canParse(origin + url)) return null
  const target = new URL(origin + url)
  // `/.//name` reads as `//name` once it is tidied up.
  return target.origin === origin && !target.pathname.startsWith('//') ? target : null
}
